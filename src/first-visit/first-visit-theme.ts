import { applyThemeToPage } from '../bootstrap/apply-theme-snapshot';
import { parseTolerantly } from '../contract/contract-deviation';
import { imageUrl, lenientObject, text } from '../contract/fields';
import { merchantDesign } from '../contract/merchant/merchant-design';
import { deriveMerchantThemeTokens } from '../services/theme/merchant-theme-tokens';

/*
 * A file of its own, which a first visit loads only on a host whose document has no brand (BOOT-7): the theme is derived
 * as for such a document when a deployment is configured. It depends on no file of the app, which would arrive later.
 */

/** The fields of a merchant's branding from which the theme is derived, as in `whiteLabelSettings`. */
const branding = lenientObject({
  name: text,
  logo: imageUrl,
  accent: text,
  background: text,
  headerColor: text,
  design: merchantDesign,
});

/** Applies the theme of the merchant that a response to the status request names (WL-2). */
export function applyThemeOfStatus(status: unknown): void {
  const { merchantCode, whitelabelVal } = Object(Object(Object(status).value).info);
  const read = parseTolerantly(branding, whitelabelVal);
  if (!read.ok) return;
  const { name, logo } = read.value;
  const { tokens, dark = {} } = deriveMerchantThemeTokens(read.value);
  applyThemeToPage({ name: name || String(merchantCode ?? ''), logo, tokens, dark });
}
