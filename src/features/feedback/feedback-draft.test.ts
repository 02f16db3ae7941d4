import { expect, test } from 'vitest';
import { createWebStore } from '../../browser/web-storage';
import { FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';
import { EMPTY_DRAFT, type FeedbackDraft, forgetDraft, keepDraft, readDraft } from './feedback-draft';

/** A browser that refuses storage: the store then keeps in memory. */
const refuse = (): Storage => {
  throw new Error('refused');
};

test('[OFF-2] what was typed is there again until it is sent; what is no draft is none', () => {
  const store = createWebStore(refuse);
  const draft: FeedbackDraft = { subject: 'wish', text: 'More lanes', contact: '' };
  expect(readDraft(store)).toEqual(EMPTY_DRAFT);
  keepDraft(store, draft);
  expect(readDraft(store)).toEqual(draft);
  forgetDraft(store);
  expect(readDraft(store)).toEqual(EMPTY_DRAFT);
  store.set(FEEDBACK_DRAFT_KEY, { subject: 'gossip', text: 1 });
  expect(readDraft(store)).toEqual(EMPTY_DRAFT);
});
