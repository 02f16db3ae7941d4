import { withTimeout } from '../../base/async';
import type { Clock } from '../../base/clock';

/**
 * Resolves once no page holds the Web Lock exclusively, which is also when such a page ends, and at the latest after
 * `ms`; where Web Locks are not supported or refused, not before.
 */
export async function waitUntilLockReleased(name: string, ms: number, clock: Clock): Promise<void> {
  const never = () => new Promise<void>(() => undefined);
  const released = navigator.locks?.request(name, { mode: 'shared' }, () => undefined) ?? never();
  await withTimeout(released.catch(never), ms, clock);
}
