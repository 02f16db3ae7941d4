/** A difference up to this is the time that a response was on its way, and not a wrong clock (ms). */
const TOLERATED_DIFFERENCE_MS = 10_000;

let offsetMs = 0;

/**
 * Takes the platform's time of a response as the time of this page, because draws close by the platform's clock and the
 * clock of a phone may be a day off (GAME-8).
 * @param serverTime the platform's time in the response (epoch ms); 0 if the response has none
 * @param receivedAt time of the device at which the response arrived (epoch ms)
 */
export function setServerTime(serverTime: number, receivedAt: number): void {
  if (serverTime <= 0) return;
  const difference = serverTime - receivedAt;
  offsetMs = Math.abs(difference) > TOLERATED_DIFFERENCE_MS ? difference : 0;
}

/** Returns the current time of the platform (epoch ms), which is that of the device until a response has told it. */
export const getServerNow = (): number => Date.now() + offsetMs;
