import type { FinishedCall } from '../../api/api-client-environment';
import { useFailedCalls } from '../platform/failed-calls';
import { describeFailedCall, formatDescribedCall } from './describe-failed-call';
import { readPrivateTexts } from './private-texts';
import { scrubText } from './scrub-text';
import { mergeFailedCalls, readStoredFailedCalls, storeFailedCalls } from './stored-failed-calls';

/** The calls that are stored already. */
let known: readonly FinishedCall[] = [];

/**
 * Stores the calls of this page that have failed since the last time, without what is private: another member may use
 * the tab later, whose page does not know what to hide.
 */
export function storeNewFailedCalls(): void {
  const { calls } = useFailedCalls.getState();
  const added = calls.filter((call) => !known.includes(call)).map(describeFailedCall);
  known = calls;
  if (added.length === 0) return;
  const privateTexts = readPrivateTexts();
  const scrubbed = added.map((call) => ({ ...call, what: scrubText(call.what, privateTexts) }));
  storeFailedCalls(scrubbed, Date.now());
}

/** Returns the failed calls of this page and those that the tab has stored, one line for each, oldest first. */
export const listFailedCalls = (calls: readonly FinishedCall[]) =>
  mergeFailedCalls(readStoredFailedCalls(), calls.map(describeFailedCall)).map((call) => ({
    at: call.at,
    what: formatDescribedCall(call),
  }));
