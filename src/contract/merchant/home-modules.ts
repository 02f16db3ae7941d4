/**
 * The modules of which home is composed, each with its variants; the first variant is the default. A merchant's record
 * names which of them home has, and in which order (`design.home`, WL-2.13).
 */
export const HOME_MODULES = {
  /** The game with the highest jackpot: a card, or a poster with its picture from edge to edge. */
  jackpot: ['card', 'poster'],
  /** The games that the member has played last. */
  recent: ['row'],
  /** The most played games: a row of posters, a bento with a large first block, or a dense board of icons. */
  hot: ['row', 'bento', 'board'],
  /** The next draws of lotteries with countdowns and last results (GAME-8). */
  draws: ['row'],
  /** The tables of the live casino, as wide pictures. */
  tables: ['row'],
  /** The categories with the matches among them: one row of games each, or two. */
  categories: ['row', 'double'],
  /** The providers of the games. */
  providers: ['row'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type HomeModuleName = keyof typeof HOME_MODULES;
