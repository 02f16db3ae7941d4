/**
 * The modules of pages beside home, each with its variants; the first variant is the default. A merchant's record names
 * their order and variants (`design.login`, `design.account`, `design.deposit`, WL-2.22).
 */
export const PAGE_MODULES = {
  /** Login, and registration in the same shape. */
  login: {
    /** The merchant's logo and illustration: a card, a poster or a banner from edge to edge. */
    brand: ['card', 'poster', 'banner'],
    /** The form: boxed fields, or fields on a line. */
    form: ['boxes', 'lines'],
    /** What a visitor is offered. */
    offer: ['note'],
    /** The way to registration, or from there to login. */
    other: ['line'],
  },
  account: {
    /** The member with the balance: a card, lines without a ground, or a banner from edge to edge. */
    member: ['card', 'lines', 'banner'],
    /** The way to money, rewards and friends: icons on a card, a list of lines, or a card with filled icons over the edge of a banner. */
    actions: ['card', 'lines', 'overlay'],
    /** The progress towards the next rank. */
    rank: ['card', 'line'],
    /** The links to all pages: rows on cards, lines without a ground, or a board of icons. */
    menu: ['rows', 'lines', 'board'],
  },
  /** Deposit, and withdrawal in the same shape. */
  deposit: {
    /** The balance: a card, one line, or a banner from edge to edge. */
    balance: ['card', 'line', 'banner'],
    /** The form: boxed fields, an amount on a line, or a board of amounts above it. */
    form: ['boxes', 'lines', 'board'],
  },
} as const satisfies Record<string, Record<string, readonly [string, ...string[]]>>;

export type ComposedPage = keyof typeof PAGE_MODULES;
export type PageModuleName<P extends ComposedPage> = Extract<keyof (typeof PAGE_MODULES)[P], string>;
