import { parse } from 'valibot';
import type { ExtensionSettings } from '../../src/contract/bootstrap/extension';
import { merchantPage } from '../../src/contract/merchant/merchant-page';
import { whiteLabelSettings } from '../../src/contract/merchant/white-label';
import { LANGUAGES } from '../../src/services/i18n/languages';
import { deriveMerchantThemeTokens } from '../../src/services/theme/merchant-theme-tokens';

type Tokens = Readonly<Record<string, string>>;

/**
 * Returns what the documents of a merchant's hosts contain: `brand`, for the first paint and the first requests of a
 * first visit (WL-2), and `page`, for link previews. Tokens that have the same value in the style sheet are omitted.
 * @param values `whitelabelVal` of the merchant, as in its status, with the fields of `merchantPage`
 * @param defaults values of the tokens in the style sheet
 * @param extension the merchant's extension, which the app loads (OPS-7)
 */
export function deriveBrand(values: unknown, defaults: Tokens, extension?: ExtensionSettings) {
  const settings = parse(whiteLabelSettings, values);
  const { title, description, image } = parse(merchantPage, values);
  const { name, defaultLanguage, slogan, icon } = settings;
  const { tokens, dark = {} } = deriveMerchantThemeTokens(settings, extension?.tokens);
  const { tag, dir } = LANGUAGES.get(defaultLanguage) ?? { tag: 'en', dir: 'ltr' };
  return {
    brand: {
      name,
      // A code without a catalogue would be requested for nothing.
      language: LANGUAGES.has(defaultLanguage) ? defaultLanguage : '',
      tokens: findChanges(tokens, defaults),
      dark: findChanges(dark, tokens),
      ...(extension && { extension }),
    },
    page: {
      tag,
      dir,
      title: title || name,
      description: description || slogan,
      image: image || icon,
      icon,
      themeColor: tokens['--header-color'] ?? '',
    },
  };
}

const findChanges = (tokens: Tokens, base: Tokens): Tokens =>
  Object.fromEntries(Object.entries(tokens).filter(([token, value]) => base[token] !== value));
