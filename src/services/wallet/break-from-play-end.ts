import type { FetchedData } from '../queries/run-platform-query';
import type { Wallet } from './wallet-queries';

/**
 * Returns the end of the break that an answer of the platform tells of (epoch ms); 0 if it was over when the answer was
 * given, by the answer's own time and by the clock of the device: a platform may go on to name the last break.
 */
export const getToldBreakEnd = (breakUntil: number, { saidAt = 0, at }: FetchedData<unknown>): number =>
  breakUntil > Math.min(saidAt, at) ? breakUntil : 0;

/**
 * Returns when the member's current break from play ends (epoch ms); 0 if there is none.
 * @param now the platform's time; 0 as long as it is not known
 */
export function getBreakFromPlayEnd(wallet: FetchedData<Wallet> | undefined, now: number): number {
  const breakUntil = wallet ? getToldBreakEnd(wallet.value.breakUntil, wallet) : 0;
  return breakUntil > now ? breakUntil : 0;
}
