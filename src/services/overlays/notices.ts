import type { AppError } from '../../contract/app-error';
import { type DialogContext, toUserMessage } from '../errors/to-user-message';
import type { DisplayText } from '../i18n/display-text';
import { closeOverlay, type NoticeAction, openOverlay } from './overlays';

export interface NoticeRequest {
  readonly message: DisplayText;
  readonly title?: DisplayText;
  readonly actions?: readonly NoticeAction[];
  /** Only one notice per key is shown at a time; defaults to the message. */
  readonly key?: string;
}

/** Shows an alert dialog with its actions, by default one that confirms. */
export function showNotice({ message, title, actions, key }: NoticeRequest): void {
  openOverlay({
    kind: 'notice',
    key: `notice:${key ?? JSON.stringify(message)}`,
    title: title ?? { key: 'notice.title' },
    message,
    actions: actions ?? [{ label: { key: 'action.confirm' } }],
  });
}

/** Closes the notice of a key, if it is open. */
export const closeNotice = (key: string): void => closeOverlay(`notice:${key}`);

/** Shows the notice for an error, if it has one (API-7). @param key see NoticeRequest */
export function showErrorNotice(error: AppError, context: DialogContext, key?: string): void {
  const message = toUserMessage(error, context);
  if (message) showNotice({ message: message.text, ...(key !== undefined && { key }) });
}
