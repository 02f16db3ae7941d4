import { array, boolean, type InferOutput, object, optional, record, string, unknown } from 'valibot';

/**
 * Places in pages that a merchant's extension may fill (OPS-7): below the modules of home and of the account page,
 * above the form of a deposit, and below the forms of sign-in and registration. deploy/extensions/fairground.d.ts has
 * them for those who write extensions.
 */
export const EXTENSION_SLOTS = ['home.foot', 'account.foot', 'deposit.head', 'login.foot', 'register.foot'] as const;
export type ExtensionSlotName = (typeof EXTENSION_SLOTS)[number];

/** No page of the app is below this path, so that a page of an extension there stays its own in every later version. */
export const EXTENSION_PATH_PREFIX = '/m/x/';

/**
 * What the app knows of a merchant's extension before it loads its script. The build writes it from the folder of the
 * extension into the branding of the merchant's hosts (OPS-7). An offer is hidden by a break and an exclusion (SAFE-4).
 */
export const extensionSettings = object({
  /** Path of the script. */
  script: string(),
  /** The slots that it fills, each with whether it offers something. */
  slots: record(string(), boolean()),
  /** Its pages by path, in lower case; `title` is the key of a text. */
  pages: record(string(), object({ isForMembers: boolean(), isOffer: boolean(), title: string() })),
  /** Query parameters that every navigation keeps beside those of the app (ROUTE-5). */
  queryParameters: array(string()),
  /** Texts that replace those of the app, as `info.whitelabelVal.texts`; the record's own texts come before them. */
  texts: optional(unknown()),
  /** Values of layout tokens that replace those of the merchant's design. */
  tokens: record(string(), string()),
});
export type ExtensionSettings = InferOutput<typeof extensionSettings>;
