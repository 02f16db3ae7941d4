import { systemClock } from '../../base/clock';
import { uuidV7 } from '../../base/uuid-v7';
import type { BodyOf } from '../../contract/endpoint';
import type { sendFeedback as endpoint } from '../../contract/endpoints/feedback';
import { keepEntry } from '../../services/outbox/keep-entry';
import type { FeedbackDraft } from './feedback-draft';

/** Has the merchant told what was written, once, now or when the network is back (OFF-4). False when it cannot be. */
export function sendFeedback({ subject, text, contact }: FeedbackDraft): Promise<boolean> {
  const writtenAt = systemClock.now();
  const body: BodyOf<typeof endpoint> = { subject, text: text.trim(), contact: contact.trim() };
  return keepEntry({ key: uuidV7(writtenAt), kind: 'feedback', body: JSON.stringify(body), writtenAt });
}
