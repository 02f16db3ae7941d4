import { safeParse } from 'valibot';
import { merchantDesign } from '../../../../src/contract/merchant/merchant-design';
import { computeContrastRatio, formatHexColor, parseHexColor } from '../../../../src/services/theme/color';
import { deriveMerchantThemeTokens } from '../../../../src/services/theme/merchant-theme-tokens';
import type { Branding } from '../../merchants/branding-store';

/**
 * Pairs of a text token and a background token whose contrast is checked. Each entry begins with the name of the UI
 * element that has these colours.
 */
const CHECKED_PAIRS = [
  ['Text', '--text', '--background'],
  ['Muted text', '--text-muted', '--surface'],
  ['Button', '--on-accent', '--accent'],
  ['Tinted button', '--on-accent-soft', '--accent-soft'],
  ['Link', '--accent-ink', '--surface'],
  ['Highlight', '--on-highlight', '--highlight'],
  ['Feature card', '--on-feature', '--feature'],
  ['Header', '--header-ink', '--header-color'],
  ['Header button', '--on-header-button', '--header-button'],
] as const;

export type BrandingColorScheme = 'light' | 'dark';

/**
 * A checked pair of colours: its name, the text colour (`ink`), the background colour (`ground`) and the contrast
 * ratio.
 */
export interface ColorPairContrast {
  readonly name: string;
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
}

/**
 * Returns the design tokens of a branding in a color scheme. A branding with a single color scheme has the same
 * tokens for `light` and `dark`.
 */
export function deriveBrandingTokens(look: Branding, scheme: BrandingColorScheme): Readonly<Record<string, string>> {
  const { tokens, dark } = deriveMerchantThemeTokens(look);
  return scheme === 'dark' ? { ...tokens, ...dark } : tokens;
}

/**
 * Returns the contrast of every checked colour pair of a branding. Every contrast is at least 4.5, because the
 * colours are corrected when the theme is derived.
 */
export function computeColorPairContrasts(look: Branding, scheme: BrandingColorScheme): readonly ColorPairContrast[] {
  const tokens = deriveBrandingTokens(look, scheme);
  return CHECKED_PAIRS.flatMap(([name, inkToken, groundToken]) => {
    const [ink = '', ground = ''] = [tokens[inkToken], tokens[groundToken]];
    const [inkColor, groundColor] = [parseHexColor(ink), parseHexColor(ground)];
    return inkColor && groundColor ? [{ name, ink, ground, ratio: computeContrastRatio(inkColor, groundColor) }] : [];
  });
}

/**
 * Returns a line for each colour of the branding that the theme corrects to keep texts readable: the colour before
 * and after the correction. The theme corrects colours used for text, and a background that is neither light nor
 * dark.
 */
export function findCorrectedColors(look: Branding, scheme: BrandingColorScheme): readonly string[] {
  const tokens = deriveBrandingTokens(look, scheme);
  const isOwnDark = scheme === 'dark' && deriveMerchantThemeTokens(look).dark !== undefined;
  const { darkAccent, darkBackground, highlight } = look.design;
  const seeds = [
    ['accent as text', (isOwnDark && darkAccent) || look.accent, '--accent-ink'],
    ['second colour as text', highlight, '--highlight-ink'],
    ['ground', isOwnDark ? darkBackground : look.background, '--background'],
  ] as const;
  return seeds.flatMap(([name, seed, token]) => {
    const [given, used] = [parseHexColor(seed), parseHexColor(tokens[token] ?? '')];
    return given && used && formatHexColor(given) !== formatHexColor(used)
      ? [`${name}: ${formatHexColor(given)} → ${formatHexColor(used)}`]
      : [];
  });
}

const COLORS = ['accent', 'background', 'headerColor'] as const;
const NUMBERS: readonly string[] = ['radius', 'columns'];

/** Returns a branding with the values of a form applied; missing or invalid values are ignored. */
export function applyBrandingForm(base: Branding, values: URLSearchParams): Branding {
  const colors = COLORS.flatMap((name) => (parseHexColor(values.get(name) ?? '') ? [[name, values.get(name)]] : []));
  let { design } = base;
  for (const [name, text] of values) {
    if (!Object.hasOwn(design, name) || ['illustrations', 'home'].includes(name)) continue;
    const value = NUMBERS.includes(name) ? Number(text) : text;
    const changed = safeParse(merchantDesign, { ...design, [name]: value });
    if (changed.success) design = changed.output;
  }
  return { ...base, ...Object.fromEntries(colors), design };
}
