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
}

/** What all pictures together may take. */
export const IMAGE_BUDGET: ImageBudget = { bytes: 30_000_000, count: 600 };

/** The pictures that must go so that the rest fits: those that were shown the longest time ago. */
export function chooseEvictions(kept: readonly KeptImage[], budget: ImageBudget): readonly string[] {
  const newestFirst = [...kept].sort((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  const staying = newestFirst.findIndex((image, place) => {
    bytes += image.bytes;
    return bytes > budget.bytes || place >= budget.count;
  });
  return staying < 0 ? [] : newestFirst.slice(staying).map(({ url }) => url);
}
