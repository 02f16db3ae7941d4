import { type InferOutput, object, picklist, string } from 'valibot';
import type { WebStore } from '../../browser/web-storage';
import { FEEDBACK_SUBJECTS } from '../../contract/endpoints/feedback';
import { FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';

const keptDraft = object({ subject: picklist(FEEDBACK_SUBJECTS), text: string(), contact: string() });

/** What stands in the feedback form. */
export type FeedbackDraft = InferOutput<typeof keptDraft>;

export const EMPTY_DRAFT: FeedbackDraft = { subject: 'problem', text: '', contact: '' };

/** What was typed in this tab and not sent, also before a reload (OFF-2); it goes with the session. */
export const readDraft = (store: WebStore): FeedbackDraft => store.get(FEEDBACK_DRAFT_KEY, keptDraft) ?? EMPTY_DRAFT;

export const keepDraft = (store: WebStore, draft: FeedbackDraft): void => store.set(FEEDBACK_DRAFT_KEY, draft);

export const forgetDraft = (store: WebStore): void => store.remove(FEEDBACK_DRAFT_KEY);
