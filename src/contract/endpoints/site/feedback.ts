import { maxLength, nonEmpty, object, picklist, pipe, string, trim } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { OUTBOX_REQUEST_PATHS } from '../../paths';

/** Subjects of feedback. */
export const FEEDBACK_SUBJECTS = ['problem', 'wish', 'praise', 'other'] as const;

/** Maximum length of a feedback text (characters). */
export const MAX_FEEDBACK_LENGTH = 2000;
export const MAX_FEEDBACK_CONTACT_LENGTH = 200;

/**
 * Sends feedback to the merchant. A repeated request with the same `Idempotency-Key` has no further effect (OFF-4).
 * Path and fields are assumed.
 */
export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: OUTBOX_REQUEST_PATHS.feedback,
  body: object({
    subject: picklist(FEEDBACK_SUBJECTS),
    text: pipe(string(), trim(), nonEmpty(), maxLength(MAX_FEEDBACK_LENGTH)),
    /** Contact for a reply; empty if the user does not want one. */
    contact: pipe(string(), trim(), maxLength(MAX_FEEDBACK_CONTACT_LENGTH)),
  }),
  response: object({}),
  auth: 'none',
  source: 'assumed',
});
