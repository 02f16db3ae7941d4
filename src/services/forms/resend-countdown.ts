import { number, object } from 'valibot';
import { type Clock, systemClock } from '../../base/clock';
import { sessionStore, type WebStore } from '../../browser/web-storage';
import { RESEND_PREFIX } from '../../contract/storage-keys';

/** How often a countdown on screen is looked at again, milliseconds (LOGIN-7). */
export const LOOK_EVERY_MS = 500;

const keptCountdown = object({ endsAt: number(), lasts: number() });

/** The wait before another code may be asked for. It is kept as an end time, so it survives reload and sleep (LOGIN-7). */
export interface Countdown {
  /** Counts down from `seconds`, from now on. */
  start(seconds: number): void;
  /** Whole seconds left; 0 when a code may be asked for. */
  left(): number;
}

/** The countdown of one form. @param key names the form; never anything of the visitor's, as it is stored */
export function createCountdown(
  key: string,
  clock: Pick<Clock, 'now'> = systemClock,
  store: WebStore = sessionStore,
): Countdown {
  return {
    start(seconds) {
      const lasts = Math.max(0, seconds) * 1000;
      store.set(RESEND_PREFIX + key, { endsAt: clock.now() + lasts, lasts });
    },
    left() {
      const kept = store.get(RESEND_PREFIX + key, keptCountdown);
      const left = kept ? kept.endsAt - clock.now() : 0;
      // More left than there was at the start: the device's clock was set back, and nobody shall wait for that.
      return kept && left <= kept.lasts ? Math.max(0, Math.ceil(left / 1000)) : 0;
    },
  };
}
