/**
 * The modules of which home is composed, each with its variants; the first variant is the default. A merchant's record
 * names which of them home has, and in which order (`design.home`, WL-2.13).
 */
export const HOME_MODULES = {
  /** The banners: a card, or from edge to edge. */
  banner: ['card', 'wide'],
  /** The titles of the announcements in one line (GAME-7). */
  notices: ['line'],
  /**
   * For visitors the way to register, as a plain card, with the colors of an offer or as a red packet; for members their
   * shortcuts.
   */
  join: ['card', 'offer', 'packet'],
  /** The search and the categories: a row that stays in view, or a board of icons. */
  tabs: ['row', 'board'],
  /** The game with the highest jackpot: a card, or a poster with its picture from edge to edge. */
  jackpot: ['card', 'poster'],
  /** The games that the member has played last. */
  recent: ['row'],
  /** The most played games: a row of posters, a bento with a large first block, or a dense board of icons. */
  hot: ['row', 'bento', 'board'],
  /** The next draws of lotteries with countdowns and last results (GAME-8): a row of cards, a list, or two columns. */
  draws: ['row', 'list', 'pairs'],
  /** The tables of the live casino, as wide pictures. */
  tables: ['row'],
  /** The categories with the matches among them: one row of games each, two, or a dense board. */
  categories: ['row', 'double', 'board'],
  /** The providers of the games. */
  providers: ['row'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type HomeModuleName = keyof typeof HOME_MODULES;

/** The modules above the games, unless the record contains one of them. The others are lanes of games. */
export const TOP_MODULES = ['banner', 'notices', 'join', 'tabs'] as const satisfies readonly HomeModuleName[];
export type TopModuleName = (typeof TOP_MODULES)[number];
export type LaneModuleName = Exclude<HomeModuleName, TopModuleName>;
