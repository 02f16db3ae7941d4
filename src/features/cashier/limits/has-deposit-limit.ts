import { type PlayLimit, playLimits } from '../../../contract/endpoints/account/play-limits';
import { amountToMinorUnits } from '../../../contract/money';
import { call } from '../../../services/platform/api-client';

/** Whether limits restrict deposits, now or from a later time on. */
export const isDepositLimited = (limits: readonly Pick<PlayLimit, 'kind' | 'limit' | 'next'>[]): boolean =>
  limits.some(
    ({ kind, limit, next }) => kind === 'DEPOSIT' && (amountToMinorUnits(limit) > 0 || amountToMinorUnits(next) > 0),
  );

/** Resolves with whether the member has a deposit limit, also one set on another device; false if that is not known. */
export async function hasDepositLimit(): Promise<boolean> {
  const limits = await call(playLimits, { quiet: true, unshared: true });
  return limits.ok && isDepositLimited(limits.value.list);
}
