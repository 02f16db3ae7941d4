import type { SiteStatus } from '../../contract/endpoints/site/system';
import { computeRelativeLuminance, formatHexColor, mixColors, parseHexColor, WHITE } from './color';
import { deriveColorTokens } from './derive-color-tokens';
import { deriveLayoutTokens } from './derive-layout-tokens';

// In the same lazy chunk.
export { getDisplayTextCheck } from './display-characters';

/** CSS custom properties of a merchant's theme. */
export interface MerchantThemeTokens {
  readonly tokens: Readonly<Record<string, string>>;
  /**
   * Custom properties whose values differ when the user prefers a dark scheme; absent if the theme has only one scheme.
   */
  readonly dark?: Readonly<Record<string, string>>;
}

type ThemeValues = Pick<SiteStatus['info']['whitelabelVal'], 'accent' | 'background' | 'headerColor' | 'design'>;

/** Returns an almost black background colour with a hint of the accent; `lightShade` returns an almost white one. */
const darkShade = (hex: string) =>
  formatHexColor(mixColors({ r: 15, g: 14, b: 20 }, parseHexColor(hex) ?? WHITE, 0.08));
const lightShade = (hex: string) => formatHexColor(mixColors(WHITE, parseHexColor(hex) ?? WHITE, 0.05));

/** Returns a colour that can be used; otherwise an empty string, as if it were missing. */
const validHex = (hex: string) => (parseHexColor(hex) ? hex : '');

const isDark = (hex: string) => computeRelativeLuminance(parseHexColor(hex) ?? WHITE) < 0.2;

/**
 * Returns the CSS custom properties for a merchant's branding and design (WL-2).
 * @param own layout tokens of the merchant's extension, which replace those of the design (OPS-7)
 */
export function deriveMerchantThemeTokens(
  values: ThemeValues,
  own: Readonly<Record<string, string>> = {},
): MerchantThemeTokens {
  const { accent, background, headerColor, design } = values;
  const { header, highlight, lines, texture } = design;
  const common = { header, highlight, lines, texture, headerColor };
  const light = () =>
    deriveColorTokens({ ...common, accent, background: isDark(background) ? lightShade(accent) : background });
  const dark = () =>
    deriveColorTokens({
      ...common,
      accent: validHex(design.darkAccent) || accent,
      background: validHex(design.darkBackground) || (isDark(background) ? background : darkShade(accent)),
    });
  const layout = { ...deriveLayoutTokens(design), ...own };
  switch (design.scheme) {
    case 'light':
      return { tokens: { ...layout, ...light() } };
    case 'dark':
      return { tokens: { ...layout, ...dark() } };
    case 'system':
      // A merchant with a dark ground and no design of its own is always dark.
      if (isDark(background) && validHex(design.darkBackground) === '') return { tokens: { ...layout, ...dark() } };
      return { tokens: { ...layout, ...light() }, dark: dark() };
  }
}
