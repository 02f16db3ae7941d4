import lane from '../lanes/category-lane.module.css';

/** How the draws of lotteries are arranged on home. */
export interface DrawRow {
  /** Class of the row, which gives its items their size, also before the code of the draws has come. */
  readonly rowClass: string;
  /** How many draws are shown. */
  readonly count: number;
  /** Keys of the places that are kept for them until they have arrived. */
  readonly places: readonly string[];
  /** How many drawn numbers have a place side by side; of more, the last place says how many. */
  readonly numbers: number;
}

/** Returns the arrangement for a variant of the module `draws`; a row of cards for any other. */
export function getDrawRow(variant: string | undefined): DrawRow {
  if (variant === 'list') return { rowClass: lane.list ?? '', count: 3, places: ['a', 'b', 'c'], numbers: 7 };
  const rowClass = lane.draws ?? '';
  return variant === 'pairs'
    ? { rowClass: `${rowClass} ${lane.pairs}`, count: 4, places: ['a', 'b', 'c', 'd'], numbers: 6 }
    : { rowClass, count: 8, places: ['a'], numbers: 7 };
}
