import { fallback, type InferOutput, nonEmpty, object, picklist, pipe, string, trim } from 'valibot';
import { systemClock } from '../../base/clock';
import type { BodyOf } from '../../contract/endpoint';
import { FEEDBACK_SUBJECTS, type sendFeedback } from '../../contract/endpoints/site/feedback';
import { createRequestId } from '../../contract/request-id';
import { saveUnsentInput } from '../../services/forms/unsent-input';
import type { TranslationKey } from '../../services/i18n/catalogue';
import { type EnqueueOutcome, enqueueOutboxEntry } from '../../services/outbox/enqueue-outbox-entry';
import { readMemberKey } from '../../services/session/use-member-key';

/** Id of the feedback form, under which its input is kept until it is sent, also over reloads (OFF-2). */
export const FEEDBACK_FORM_ID = 'feedback';

/** Schema of the feedback form; only the text is required. Another release may have kept a subject that is gone. */
export const feedbackSchema = object({
  subject: fallback(picklist(FEEDBACK_SUBJECTS), 'problem'),
  text: pipe(string(), trim(), nonEmpty('feedback.text.empty' satisfies TranslationKey)),
  contact: string(),
});

/** Values of the fields of the feedback form. */
export type FeedbackDraft = InferOutput<typeof feedbackSchema>;

export const EMPTY_FEEDBACK_DRAFT: FeedbackDraft = { subject: 'problem', text: '', contact: '' };

/** Feedback that was sent or queued: `key` is the idempotency key of its entry, and the id of its requests. */
interface SubmittedFeedback extends FeedbackDraft {
  readonly key: string;
  readonly outcome: EnqueueOutcome;
}

/** Feedback that was delivered, or is in the outbox. */
export type QueuedFeedback = SubmittedFeedback & { readonly outcome: Exclude<EnqueueOutcome, 'failed'> };

/** Queues the feedback, which is delivered once, immediately or when that is possible (OFF-4). */
export async function queueFeedback(feedback: FeedbackDraft): Promise<SubmittedFeedback> {
  const { subject, text, contact } = feedback;
  const writtenAt = systemClock.now();
  // Random from its first digit, unlike the keys of other entries: members read out the beginning (OPS-4).
  const key = createRequestId();
  const body: BodyOf<typeof sendFeedback> = { subject, text, contact: contact.trim() };
  const outcome = await enqueueOutboxEntry({ key, kind: 'feedback', body: JSON.stringify(body), writtenAt });
  return { ...feedback, key, outcome };
}

/** Puts feedback that was not delivered back into the form, which is opened next. */
export const returnFeedbackToForm = ({ subject, text, contact }: QueuedFeedback): void =>
  saveUnsentInput('tab', FEEDBACK_FORM_ID, readMemberKey(), { subject, text, contact });
