import type { ApiError } from '../../contract/api-error';
import { withErrorCode } from '../../services/errors/error-code';
import { toErrorMessage } from '../../services/errors/to-error-message';
import { closeNotice, showNotice } from '../../services/overlays/notices';

const KEY = 'start';

export interface StatusNotice {
  /** Closes the notice, because a status has loaded. */
  close(): void;
  /**
   * Shows a notice about a failed status request instead of that about an earlier one (BOOT-4): inside the start-failed
   * screen if `isInline`, otherwise over what is on screen. Shows none after a failure that has no text.
   */
  show(error: ApiError, isInline: boolean): void;
  /**
   * As `show` if the failure says something else than the last one: a notice that has been confirmed does not come back
   * with every further request. A dialog over the app stays until it has been confirmed.
   */
  update(error: ApiError, isInline: boolean): void;
}

/** Creates the notice about the status requests of a page. */
export function createStatusNotice(): StatusNotice {
  /** The text of the last failure that was reported, as JSON. */
  let lastText: string | undefined;

  function show(error: ApiError, isInline: boolean): void {
    const message = toStatusMessage(error);
    lastText = JSON.stringify(message?.text);
    closeNotice(KEY);
    // The screen of the failed start shows the code itself.
    if (message) showNotice({ key: KEY, message: isInline ? message.text : withErrorCode(message), isInline });
  }

  return {
    close() {
      lastText = undefined;
      closeNotice(KEY);
    },
    show,
    update(error, isInline) {
      const text = toStatusMessage(error)?.text;
      if (JSON.stringify(text) !== lastText && (text || isInline)) show(error, isInline);
    },
  };
}

const toStatusMessage = (error: ApiError) =>
  toErrorMessage(error, location.protocol === 'https:' ? 'status' : 'insecure-status');
