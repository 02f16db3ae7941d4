import { array, type InferOutput, object, string } from 'valibot';
import { type Clock, systemClock } from '../../base/clock';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { type SafeWebStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import { SMS_RESEND_COUNTDOWN_PREFIX } from '../../contract/deferred-storage-keys';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { finiteNumber } from '../../contract/fields';

const EXTERNAL_COUNTDOWN_SECONDS = 60;

/**
 * Returns the seconds until the next code may be requested: one minute if Firebase sends the SMS, otherwise
 * `expirationTime` (LOGIN-7).
 */
export const getResendDelaySeconds = (status: SiteStatus | undefined, expirationTime: number): number =>
  status?.info.sms.firebase === true ? EXTERNAL_COUNTDOWN_SECONDS : expirationTime;

/** Interval between updates of a countdown on screen (ms, LOGIN-7). */
export const RESEND_COUNTDOWN_INTERVAL_MS = 500;

/**
 * Maximum number of phone numbers whose countdown is stored; the countdown of a further number replaces the oldest
 * one.
 */
const MAX_NUMBERS = 10;

/**
 * Schema of the stored countdowns: one entry per phone number, the most recent one last. `number` is a fingerprint of
 * the phone number, `endsAt` a time (epoch ms), `lasts` the duration (ms).
 */
const storedCountdowns = array(object({ number: string(), endsAt: finiteNumber, lasts: finiteNumber }));
type StoredCountdown = InferOutput<typeof storedCountdowns>[number];

/** The service that sends the codes: the platform or the identity provider. Each has its own rate limit. */
export type SmsCodeSender = 'platform' | 'identity';

/**
 * Countdown until another code may be sent (LOGIN-7). Each phone number has its own countdown, so that a code for a
 * corrected number can be requested immediately. The end time is stored, so that the countdown survives a reload and
 * device sleep.
 */
export interface ResendCountdown {
  /**
   * Starts a countdown of `seconds` for a phone number.
   * @param mobile in E.164 format
   */
  start(mobile: string, seconds: number): void;
  /**
   * Returns the whole seconds left for a phone number; 0 if a code may be sent.
   * @param mobile in E.164 format; empty for the number that a code was last sent to
   */
  left(mobile: string): number;
}

export function createResendCountdown(
  sender: SmsCodeSender,
  clock: Pick<Clock, 'now'> = systemClock,
  store: SafeWebStorage = safeSessionStorage,
): ResendCountdown {
  const key = SMS_RESEND_COUNTDOWN_PREFIX + sender;
  const load = (): readonly StoredCountdown[] => store.get(key, storedCountdowns) ?? [];

  function secondsLeft({ endsAt, lasts }: StoredCountdown): number {
    const left = endsAt - clock.now();
    // More time left than at the start means that the device's clock was set back: the countdown is over.
    return left <= lasts ? Math.max(0, Math.ceil(left / 1000)) : 0;
  }

  return {
    start(mobile, seconds) {
      const lasts = Math.max(0, seconds) * 1000;
      const countdown = { number: computeTextFingerprint(mobile), endsAt: clock.now() + lasts, lasts };
      const others = load().filter((other) => other.number !== countdown.number && secondsLeft(other) > 0);
      store.set(key, [...others, countdown].slice(-MAX_NUMBERS));
    },
    left(mobile) {
      const countdowns = load();
      const countdown =
        mobile === '' ? countdowns.at(-1) : countdowns.find((one) => one.number === computeTextFingerprint(mobile));
      return countdown ? secondsLeft(countdown) : 0;
    },
  };
}
