import { expect, test } from 'vitest';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';
import {
  clearFeedbackDraft,
  EMPTY_FEEDBACK_DRAFT,
  type FeedbackDraft,
  loadFeedbackDraft,
  saveFeedbackDraft,
} from './feedback-draft';

/** Throws, like storage access in a browser that blocks storage; a SafeWebStorage then falls back to memory. */
const blockStorage = (): Storage => {
  throw new Error('blocked');
};

test('[OFF-2.2] a feedback draft is restored until it is cleared, and an invalid stored draft is treated as empty', () => {
  const store = createSafeWebStorage(blockStorage);
  const draft: FeedbackDraft = { subject: 'wish', text: 'More lanes', contact: '' };
  expect(loadFeedbackDraft(store)).toEqual(EMPTY_FEEDBACK_DRAFT);
  saveFeedbackDraft(store, draft);
  expect(loadFeedbackDraft(store)).toEqual(draft);
  clearFeedbackDraft(store);
  expect(loadFeedbackDraft(store)).toEqual(EMPTY_FEEDBACK_DRAFT);
  store.set(FEEDBACK_DRAFT_KEY, { subject: 'gossip', text: 1 });
  expect(loadFeedbackDraft(store)).toEqual(EMPTY_FEEDBACK_DRAFT);
});
