import type { InferOutput } from 'valibot';
import { parseIfValid, parseValidEntries } from '../../src/base/parse-if-valid';
import { cleanLine, cleanText } from '../../src/base/text/clean-text';
import { truncateText } from '../../src/base/text/graphemes';
import {
  MAX_NOTIFICATION_ACTIONS,
  MAX_PUSH_BYTES,
  notificationAction,
  pushMessage,
} from '../../src/contract/service-worker/push-message';

/** Maximum lengths of a notification's title and body (UTF-16 code units); a longer text is truncated. */
const MAX_TITLE_LENGTH = 120;
const MAX_BODY_LENGTH = 400;

export type PushMessage = Omit<InferOutput<typeof pushMessage>, 'actions'> & {
  readonly actions: readonly InferOutput<typeof notificationAction>[];
};

/**
 * Parses the payload of a push (PUSH-3). Returns undefined if the payload is missing, too long or without a title.
 * @param payload undefined if the push has none
 */
export function parsePushMessage(payload: string | undefined): PushMessage | undefined {
  // The text may have fewer characters than bytes, never more.
  if (payload === undefined || payload.length > MAX_PUSH_BYTES) return undefined;
  const message = parseIfValid(pushMessage, fieldsOf(parseJson(payload)));
  const title = toTitle(message?.title ?? '');
  if (!message || title === '') return undefined;
  const actions = parseValidEntries(notificationAction, parseJson(message.actions))
    .map((action) => ({ ...action, title: toTitle(action.title) }))
    .filter((action) => action.title !== '')
    .slice(0, MAX_NOTIFICATION_ACTIONS);
  return { ...message, title, body: truncateText(cleanText(message.body), MAX_BODY_LENGTH), actions };
}

const toTitle = (title: string) => truncateText(cleanLine(title), MAX_TITLE_LENGTH);

/**
 * Returns the fields of a push message. If the payload has a `notification`, merges it with `data`; otherwise returns
 * `data` (FCM) or, if `data` is missing too, the whole payload. In a `notification`, the field with the URL of the
 * page to open is `click_action` (FCM) or `navigate` (Declarative Web Push).
 */
function fieldsOf(payload: unknown): unknown {
  const { data, notification } = asRecord(payload);
  if (notification === undefined) return data ?? payload;
  const { navigate, click_action } = asRecord(notification);
  return { path: navigate ?? click_action, ...asRecord(notification), ...asRecord(data) };
}

const asRecord = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller shows the generic text, or no actions.
    return undefined;
  }
}
