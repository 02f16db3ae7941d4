import type { Erasure, ErasureObstacle } from '../../contract/endpoints/account/erasure';

/**
 * What the member can do. `open`: keep the account after all. `openWithoutId`: the same with the help of customer
 * service, as the platform has not sent the id of the request. `unconfirmed`: send a request without an answer again.
 * `blocked`: settle something first. `ask`: ask for the erasure.
 */
type ErasureStep = 'open' | 'openWithoutId' | 'unconfirmed' | 'blocked' | 'ask';

interface ErasureView {
  readonly step: ErasureStep;
  /** What has to be settled first, also after the request: money may have come since. */
  readonly obstacles: readonly ErasureObstacle[];
  /** Whether the last request was refused, which the member reads beside what can be done now. */
  readonly isRefused: boolean;
}

/**
 * Decides what the page shows of a request for erasure (SAFE-6). An open request is the one that has no answer, as the
 * platform has one at a time: the question about it is closed.
 * @param isUnconfirmed whether the outcome of a request is unknown
 */
export function decideErasureView(
  { state, id, obstacles }: Pick<Erasure, 'state' | 'id' | 'obstacles'>,
  isUnconfirmed: boolean,
): ErasureView {
  if (state === 'OPEN') return { step: id === '' ? 'openWithoutId' : 'open', obstacles, isRefused: false };
  const step = isUnconfirmed ? 'unconfirmed' : obstacles.length > 0 ? 'blocked' : 'ask';
  return { step, obstacles: step === 'blocked' ? obstacles : [], isRefused: state === 'REFUSED' && !isUnconfirmed };
}
