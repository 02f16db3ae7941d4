/** How close together a browser reports one return to the tab (ms). */
const SAME_RETURN_MS = 1_000;
/** After this time a request counts as one that hangs: the browser may have suspended the page meanwhile (ms). */
const HANGING_REQUEST_MS = 10_000;

/**
 * Decides what a return to the tab does about the request of an earlier return, which has no answer yet (SAFE-4.15):
 * who reads a code in another app and comes back at times would otherwise cancel it each time, and never see a balance.
 * @param ageMs how long ago that request was sent; undefined if there is none
 */
export function decideReturnRequest(ageMs: number | undefined): 'send' | 'send-after-answer' | 'none' {
  if (ageMs === undefined || ageMs >= HANGING_REQUEST_MS) return 'send';
  return ageMs < SAME_RETURN_MS ? 'none' : 'send-after-answer';
}
