import type { GameCard } from '../../contract/endpoints/games/game-lanes';

const SECOND_MS = 1_000;

/**
 * Returns the time of the next draw (epoch ms); undefined if the game has no draws. If the response is so old that
 * `drawAt` has passed, the time is calculated from the draw interval.
 */
export function computeNextDrawTime(
  { drawAt, drawInterval }: Pick<GameCard, 'drawAt' | 'drawInterval'>,
  now: number,
): number | undefined {
  if (drawAt > now) return drawAt;
  if (drawAt === 0 || drawInterval <= 0) return undefined;
  const interval = drawInterval * SECOND_MS;
  return drawAt + Math.ceil((now - drawAt + 1) / interval) * interval;
}

/** Formats a duration as `m:ss`, or as `h:mm:ss` from one hour. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
