import { type InferOutput, object, picklist, string } from 'valibot';
import { systemClock } from '../../base/clock';
import { createUuidV7 } from '../../base/uuid-v7';
import type { SafeWebStorage } from '../../browser/storage/web-storage';
import type { BodyOf } from '../../contract/endpoint';
import { FEEDBACK_SUBJECTS, type sendFeedback } from '../../contract/endpoints/site/feedback';
import { FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';
import { requiredText } from '../../services/forms/field-schemas';
import { enqueueOutboxEntry } from '../../services/outbox/enqueue-outbox-entry';

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

/**
 * Queues the feedback, which is delivered once, immediately or when the network is back (OFF-4). Resolves with
 * whether the feedback could be stored in the outbox.
 */
export function queueFeedback({ subject, text, contact }: FeedbackDraft): Promise<boolean> {
  const writtenAt = systemClock.now();
  const body: BodyOf<typeof sendFeedback> = { subject, text, contact: contact.trim() };
  return enqueueOutboxEntry({ key: createUuidV7(writtenAt), kind: 'feedback', body: JSON.stringify(body), writtenAt });
}
