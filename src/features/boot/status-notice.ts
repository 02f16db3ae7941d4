import type { ApiError } from '../../contract/api-error';
import { toErrorMessage } from '../../services/errors/to-error-message';
import { closeNotice, showNotice } from '../../services/overlays/notices';

const KEY = 'start';
/** The text of the last failure that was reported, as JSON. */
let lastText: string | undefined;

/** Closes the notice, because a status has loaded. */
export function closeStatusNotice(): void {
  lastText = undefined;
  closeNotice(KEY);
}

/**
 * Shows a notice about a failed status request instead of that about an earlier one (BOOT-4): inside the start-failed
 * screen if `isInline`, otherwise over what is on screen. Shows none after a failure that has no text.
 */
export function showStatusNotice(error: ApiError, isInline: boolean): void {
  const text = toStatusText(error);
  lastText = JSON.stringify(text);
  closeNotice(KEY);
  if (text) showNotice({ key: KEY, message: text, isInline });
}

/**
 * As {@link showStatusNotice} if the failure says something else than the last one: a notice that has been confirmed
 * does not come back with every further request. A dialog over the app stays until it has been confirmed.
 */
export function updateStatusNotice(error: ApiError, isInline: boolean): void {
  const text = toStatusText(error);
  if (JSON.stringify(text) !== lastText && (text || isInline)) showStatusNotice(error, isInline);
}

const toStatusText = (error: ApiError) =>
  toErrorMessage(error, location.protocol === 'https:' ? 'status' : 'insecure-status')?.text;
