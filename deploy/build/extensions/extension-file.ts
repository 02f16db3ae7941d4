import { array, type InferOutput, object, optional, picklist, record, string } from 'valibot';

const kind = picklist(['offer', 'information']);
const access = picklist(['public', 'member']);

/** `extension.json`: what an extension adds, which the app has to know before it loads the code (OPS-7). */
export const extensionFile = object({
  /** Whether what a slot shows is an offer, by the name of the slot; the code is `slots/NAME.tsx`. */
  slots: optional(record(string(), kind), {}),
  /** Who may open a page, what kind it is, and the key of its title, by path; the code of `/m/club` is `pages/club.tsx`. */
  pages: optional(record(string(), object({ access, kind, title: string() })), {}),
  /** Query parameters that every navigation keeps. */
  queryParameters: optional(array(string()), []),
});

export type ExtensionFile = InferOutput<typeof extensionFile>;

/** `tokens.json`: values of layout tokens, by name. */
export const tokensFile = record(string(), string());
/** `texts/CODE.json`: texts by key. */
export const textsFile = record(string(), string());

/** What the keys of an extension's own texts begin with; every other key replaces a text of the app. */
export const OWN_TEXT_PREFIX = 'extension.';

/** Returns the source of a page, such as `pages/club.tsx` of `/m/club`. */
export const getPageSource = (path: string): string => `pages/${path.replace(/^\/m\//, '')}.tsx`;
/** Returns the source of a slot. */
export const getSlotSource = (name: string): string => `slots/${name}.tsx`;
