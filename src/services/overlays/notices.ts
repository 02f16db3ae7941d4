import type { AppError } from '../../contract/app-error';
import type { IconName } from '../../ui/media/icon-names';
import { withErrorCode } from '../errors/error-code';
import { type DialogErrorContext, toErrorMessage } from '../errors/to-error-message';
import type { DisplayText } from '../i18n/display-text';
import { closeOverlay, type NoticeAction, openOverlay } from './overlays';

export interface NoticeOptions {
  readonly message: DisplayText;
  /** Reason for the message, below it. */
  readonly detail?: DisplayText | undefined;
  readonly title?: DisplayText;
  readonly actions?: readonly NoticeAction[];
  /** Key of the notice; default: the message. A notice replaces an open notice with the same key. */
  readonly key?: string;
  /** Icon of what the notice is about. */
  readonly icon?: IconName;
  /** Whether the screen shows the notice inside its content, by useInlineNotice(), instead of in a dialog. */
  readonly isInline?: boolean;
  /** Whether neither a button nor Escape closes the notice: its owner does. */
  readonly staysOpen?: boolean;
  /** Called if the notice cannot be rendered, before it is closed. */
  readonly onFailure?: () => void;
}

/**
 * Shows a notice with a button for each action; by default with a single button that closes the notice. The notice is
 * an alert dialog if `isInline` is false.
 */
export function showNotice({
  message,
  detail,
  title,
  actions,
  key,
  icon,
  isInline = false,
  staysOpen,
  onFailure,
}: NoticeOptions): void {
  openOverlay({
    kind: 'notice',
    key: `notice:${key ?? JSON.stringify(message)}`,
    title: title ?? { key: 'notice.title' },
    message,
    detail,
    actions: actions ?? [{ label: { key: 'action.confirm' } }],
    icon,
    isInline,
    staysOpen,
    onFailure,
  });
}

/** Closes the notice with this key, if it is open. */
export const closeNotice = (key: string): void => closeOverlay(`notice:${key}`);

/** Shows the message for an error as a notice; does nothing if there is no message for the error (API-7). */
export function showErrorNotice(
  error: AppError,
  context: DialogErrorContext,
  options: Pick<NoticeOptions, 'key' | 'isInline'> = {},
): void {
  const message = toErrorMessage(error, context);
  // Five calls that fail alike have five codes, and one notice.
  if (message) showNotice({ message: withErrorCode(message), key: JSON.stringify(message.text), ...options });
}
