import type { GenerateRandomBytes } from './random';

/** Returns at most `count` of the items in random order, all equally likely. */
export function pickRandomItems<T>(items: readonly T[], count: number, random: GenerateRandomBytes): T[] {
  const remaining = [...items];
  const picked: T[] = [];
  while (remaining.length > 0 && picked.length < count)
    picked.push(...remaining.splice(randomBelow(remaining.length, random), 1));
  return picked;
}

/**
 * Returns a random integer below `limit`. Low numbers are more likely by less than limit / 65,536, which is negligible
 * here.
 */
function randomBelow(limit: number, random: GenerateRandomBytes): number {
  const [high = 0, low = 0] = random(2);
  return (high * 256 + low) % limit;
}
