import { type InferOutput, object, picklist, string } from 'valibot';
import { systemClock } from '../../base/clock';
import { createUuidV7 } from '../../base/uuid-v7';
import type { SafeWebStorage } from '../../browser/storage/web-storage';
import type { BodyOf } from '../../contract/endpoint';
import { FEEDBACK_SUBJECTS, type sendFeedback } from '../../contract/endpoints/site/feedback';
import { FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';
import { requiredText } from '../../services/forms/field-schemas';
import { type EnqueueOutcome, enqueueOutboxEntry } from '../../services/outbox/enqueue-outbox-entry';

const draftSchema = object({ subject: picklist(FEEDBACK_SUBJECTS), text: string(), contact: string() });

/** Values of the fields of the feedback form. */
export type FeedbackDraft = InferOutput<typeof draftSchema>;

/** Schema of the feedback form; only the text is required. */
export const feedbackSchema = object({ ...draftSchema.entries, text: requiredText('feedback.text.empty') });

export const EMPTY_FEEDBACK_DRAFT: FeedbackDraft = { subject: 'problem', text: '', contact: '' };

/**
 * Returns the draft of unsent feedback, which is stored per tab and survives a reload; its fields are empty if there is
 * none (OFF-2).
 */
export const loadFeedbackDraft = (store: SafeWebStorage): FeedbackDraft =>
  store.get(FEEDBACK_DRAFT_KEY, draftSchema) ?? EMPTY_FEEDBACK_DRAFT;

export const saveFeedbackDraft = (store: SafeWebStorage, draft: FeedbackDraft): void =>
  store.set(FEEDBACK_DRAFT_KEY, draft);

export const clearFeedbackDraft = (store: SafeWebStorage): void => store.remove(FEEDBACK_DRAFT_KEY);

/** Feedback in the outbox: `key` is the idempotency key of its entry. */
export interface QueuedFeedback extends FeedbackDraft {
  readonly key: string;
  readonly outcome: Exclude<EnqueueOutcome, 'failed'>;
}

/**
 * Queues the feedback, which is delivered once, immediately or when that is possible (OFF-4). Resolves with undefined
 * if it could be neither stored nor delivered.
 */
export async function queueFeedback(feedback: FeedbackDraft): Promise<QueuedFeedback | undefined> {
  const { subject, text, contact } = feedback;
  const writtenAt = systemClock.now();
  const key = createUuidV7(writtenAt);
  const body: BodyOf<typeof sendFeedback> = { subject, text, contact: contact.trim() };
  const outcome = await enqueueOutboxEntry({ key, kind: 'feedback', body: JSON.stringify(body), writtenAt });
  return outcome === 'failed' ? undefined : { ...feedback, key, outcome };
}
