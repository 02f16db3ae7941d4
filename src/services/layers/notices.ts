import { decideErrorNotice, type ErrorNotice } from '../../api/error-text';
import type { ApiError } from '../../contract/api-error';
import { text } from '../i18n/i18n';
import { closeLayer, type NoticeAction, openLayer } from './layers';

export interface NoticeRequest {
  readonly message: string;
  readonly title?: string;
  readonly actions?: readonly NoticeAction[];
  /** Notices of one key show once at a time; by default the message itself. */
  readonly key?: string;
}

/** Shows a notice with its actions, or with a plain confirm. */
export function showNotice({ message, title, actions, key }: NoticeRequest): void {
  openLayer({
    kind: 'notice',
    key: `notice:${key ?? message}`,
    title: title ?? text('notice.title'),
    message,
    actions: actions ?? [{ label: text('action.confirm') }],
  });
}

/** Takes the notice of a key away: what it told is over. */
export const closeNotice = (key: string): void => closeLayer(`notice:${key}`);

/** Tells of a failed call as API-7 says: the server's message, a text of ours, or nothing at all. */
export function showApiError(error: ApiError): void {
  const notice = decideErrorNotice(error);
  if (notice) showNotice({ message: errorText(notice) });
}

/** The text of an error's notice in the language spoken. */
export function errorText(notice: ErrorNotice): string {
  return notice.message ?? text(`error.${notice.key}`);
}
