import lane from '../lanes/category-lane.module.css';

/** Number of games in a variant of the most played games that does not scroll: two rows, or a bento of three. */
export const MAX_BLOCKS: Readonly<Record<string, number>> = { bento: 6, board: 8 };

/** Returns the class of the row of the most played games; also for the first visit, which draws home by itself. */
export const getHotRowClass = (variant: string): string =>
  (variant === 'bento' ? lane.bento : variant === 'board' ? lane.board : lane.posters) ?? '';
