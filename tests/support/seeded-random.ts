/** Returns a generator of pseudo-random numbers from 0 to 1, exclusive (mulberry32), that a seed decides. */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an entry of a list. */
export const pickRandomly = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;
