import { maxLength, nonEmpty, object, picklist, pipe, string, trim } from 'valibot';
import { endpoint } from '../endpoint';

/** What a member can write about. */
export const FEEDBACK_SUBJECTS = ['problem', 'wish', 'praise', 'other'] as const;
export type FeedbackSubject = (typeof FEEDBACK_SUBJECTS)[number];

/** Characters of a feedback, and of the contact it leaves, at most. */
export const LONGEST_FEEDBACK = 2000;
export const LONGEST_CONTACT = 200;

/** Words for the merchant, counted once for each `Idempotency-Key` (OFF-4). Path and fields are assumed. */
export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/wps/relay/feedback',
  body: object({
    subject: picklist(FEEDBACK_SUBJECTS),
    text: pipe(string(), trim(), nonEmpty(), maxLength(LONGEST_FEEDBACK)),
    /** How an answer reaches the member; empty: none is wanted. */
    contact: pipe(string(), trim(), maxLength(LONGEST_CONTACT)),
  }),
  answer: object({}),
  auth: 'none',
  source: 'assumed',
});
