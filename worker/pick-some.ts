import type { RandomBytes } from './random';

/** At most `count` of the items, in random order, each as likely as any other. */
export function pickSome<T>(items: readonly T[], count: number, random: RandomBytes): T[] {
  const left = [...items];
  const picked: T[] = [];
  while (left.length > 0 && picked.length < count) picked.push(...left.splice(below(left.length, random), 1));
  return picked;
}

/** A number from 0 up to `limit`. Two bytes favour low numbers by less than limit / 65,536: no matter for a choice of lines. */
function below(limit: number, random: RandomBytes): number {
  const [high = 0, low = 0] = random(2);
  return (high * 256 + low) % limit;
}
