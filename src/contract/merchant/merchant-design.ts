import { type InferOutput, object, picklist } from 'valibot';
import { imageUrl, lenientField, lenientObject, listOf, numberWithFallback, text } from '../fields';

const SCHEMES = ['system', 'light', 'dark'] as const;
const DENSITIES = ['compact', 'normal', 'roomy'] as const;
const DISPLAY_FACES = ['system', 'rounded', 'serif', 'festive'] as const;
const TYPE_SCALES = ['small', 'normal', 'large'] as const;
const TILE_RATIOS = ['1:1', '3:4', '16:9'] as const;
const HEADERS = ['ground', 'solid', 'gradient'] as const;
const BOTTOM_BARS = ['flat', 'raised', 'pill'] as const;
const CHAT_PLACES = ['bar', 'account'] as const;
const TEXTURES = ['none', 'confetti', 'linen', 'papercut'] as const;
const LINES = ['neutral', 'accent'] as const;

/** Modules in their order, each with a variant. */
const modules = listOf(
  object({
    /** Name of the module, such as `draws` or `banner`. */
    module: text,
    /** How the module looks, such as `bento`; empty for the first variant. */
    variant: text,
  }),
);

/** Ranges of a design's numbers, least and most: `radius` in CSS pixels, `columns` in tiles. */
export const DESIGN_RANGES = { radius: [0, 24], columns: [2, 5] } as const;

/**
 * `info.whitelabelVal.design`: the look of a merchant beyond its two seed colours (WL-2); assumed. An unknown value
 * is replaced by the field's default: the first value of its picklist, unless the comment of the field states another
 * default.
 */
export const merchantDesign = lenientObject({
  /** Colour scheme. `system`: the scheme in the user's system settings; `light` or `dark`: always this scheme. */
  scheme: lenientField(picklist(SCHEMES), 'system'),
  /**
   * `darkAccent` and `darkBackground`: seed colours of the dark scheme; if empty, they are derived from the seed
   * colours of the light scheme.
   */
  darkAccent: text,
  darkBackground: text,
  /** A second colour for jackpots, badges and the line below a solid header; if empty, the accent is used. */
  highlight: text,
  /** Corner radius (CSS pixels): 0 to 24; default 12. */
  radius: numberWithFallback(12),
  /** Spacing between tiles and lanes; default `normal`. */
  density: lenientField(picklist(DENSITIES), 'normal'),
  /** Typeface of headings and of the brand. */
  displayFace: lenientField(picklist(DISPLAY_FACES), 'system'),
  /** Size of headings; default `normal`. */
  typeScale: lenientField(picklist(TYPE_SCALES), 'normal'),
  /** Width to height of a game's picture. */
  tileRatio: lenientField(picklist(TILE_RATIOS), '1:1'),
  /** Number of tiles per row on a phone: 2 to 5; default 3. */
  columns: numberWithFallback(3),
  /** Background of the header: that of the page (`ground`), `headerColor` (`solid`) or a gradient of the accent. */
  header: lenientField(picklist(HEADERS), 'ground'),
  /** Shape of the bottom navigation. */
  bottomBar: lenientField(picklist(BOTTOM_BARS), 'flat'),
  /**
   * Where the chat is (CS-2): an item of the bottom navigation, or a row of the account page and of the help at the foot
   * of home, with the unread count on the item of the account.
   */
  chat: lenientField(picklist(CHAT_PLACES), 'bar'),
  /** Pattern behind the page. */
  texture: lenientField(picklist(TEXTURES), 'none'),
  /** Colour of thin lines: neutral grey, or a shade of the accent. */
  lines: lenientField(picklist(LINES), 'neutral'),
  /**
   * The modules of home in their order, each with a variant: `banner` (card, wide), `notices`, `join` (card, offer, packet) and
   * `tabs` (row, board) of the top, and the lanes `jackpot` (card, poster), `recent`, `hot` (row, bento, board),
   * `draws` (row, list, pairs), `tables`, `categories` (row, double, board) and `providers`. An unknown module is skipped, an unknown variant is
   * the module's first one. Without any of the top or without any lane, home has the usual ones of them; it always has
   * tabs (WL-2.13, WL-2.16).
   */
  home: modules,
  /**
   * The modules of login and registration in their order: `brand` (card, poster, banner), `form` (boxes, lines), `offer` and
   * `other`. On this and the next two pages one that is not named follows those that are (WL-2.22).
   */
  login: modules,
  /**
   * The modules of the account page: `member` (card, lines, banner), `actions` (card, lines, overlay), `rank` (card,
   * line) and `menu` (rows, lines, board). VIP and points shop have these of `member` and `menu`, too.
   */
  account: modules,
  /** The modules of deposit and withdrawal: `balance` (card, line, banner) and `form` (boxes, lines, board). */
  deposit: modules,
  /**
   * URL prefix of the merchant's illustrations: `empty.svg` and `welcome.svg`, and for other situations `search`,
   * `failed`, `maintenance`, `denied`, `lost`, `offline`, `success`, `friends`, `chat`, `break` and `card`, each `.svg`;
   * for a missing one `empty.svg` is shown. If the prefix is empty, icons are shown instead.
   */
  illustrations: imageUrl,
});
export type MerchantDesign = InferOutput<typeof merchantDesign>;
