import type { BrowserContext } from 'playwright';

/** Fields of responses with a name or a message, which the platform may send in any length. */
const TEXT_FIELDS =
  /^(accountName|away|bankName|cardholder|closedReason|content|detail|displayName|holder|home|label|labelName|league|message|name|nickname|payee|providerName|reason|slogan|title|userName|username|vendor)$/;

/** A text of 10,000 characters without a place to break, of the widest letter and one from right to left in turn. */
const UNBROKEN = `${'W'.repeat(900)}${'\u0634'.repeat(100)}`.repeat(10);

/** Maximum number of characters that are added to a response, so that it stays below the limit of its size. */
const MAX_ADDED_CHARS = 1_500_000;

/** Returns a copy of a response in which each name and message continues with {@link UNBROKEN}. */
function lengthen(body: unknown): unknown {
  let left = MAX_ADDED_CHARS;
  const copy = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => copy(entry, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry, key)]));
    if (typeof value !== 'string' || value === '' || !TEXT_FIELDS.test(field) || left < UNBROKEN.length) return value;
    left -= UNBROKEN.length;
    return value + UNBROKEN;
  };
  return copy(body, '');
}

/** Parses a response; undefined if it is not JSON. */
function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes every name and message in the responses to the pages of a browser context very long. */
export const lengthenTexts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/wps/**', async (route) => {
    try {
      const response = await route.fetch();
      const body = tryParse(await response.text());
      await route.fulfill(body === undefined ? { response } : { response, json: lengthen(body) });
    } catch {
      // The page is gone, or the scene holds back the response.
      await route.abort().catch(() => undefined);
    }
  });
