/** A kept picture. Times are epoch milliseconds. */
export interface KeptImage {
  readonly url: string;
  readonly bytes: number;
  readonly storedAt: number;
  readonly usedAt: number;
}

export interface ImageBudget {
  readonly bytes: number;
  readonly count: number;
  /** Milliseconds since it was fetched. */
  readonly age: number;
}

/** What all pictures together may take. */
export const IMAGE_BUDGET: ImageBudget = { bytes: 30_000_000, count: 600, age: 30 * 24 * 3_600_000 };

/** The pictures that must go: those that are too old, and those that were shown the longest time ago so that the rest fits. */
export function chooseEvictions(kept: readonly KeptImage[], budget: ImageBudget, now: number): readonly string[] {
  const isOld = ({ storedAt }: KeptImage) => now - storedAt > budget.age;
  const newestFirst = kept.filter((image) => !isOld(image)).sort((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  const staying = newestFirst.findIndex((image, place) => {
    bytes += image.bytes;
    return bytes > budget.bytes || place >= budget.count;
  });
  const surplus = staying < 0 ? [] : newestFirst.slice(staying);
  return [...kept.filter(isOld), ...surplus].map(({ url }) => url);
}
