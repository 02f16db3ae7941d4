import type { MerchantDesign } from '../../contract/merchant/merchant-design';
import {
  adjustForContrast,
  BLACK,
  chooseReadableTextColor,
  computeContrastRatio,
  computeRelativeLuminance,
  formatHexColor,
  mixColors,
  parseHexColor,
  type Rgb,
  WHITE,
} from './color';
import { buildTextureImage } from './texture-image';

/**
 * The merchant's settings from which the theme is derived (WL-2). Colours are CSS hex. A missing or invalid accent or
 * background is replaced by a neutral colour, which is nobody's brand.
 */
export interface ThemeSettings {
  readonly accent: string;
  readonly background: string;
  /** Second brand colour. Default: the accent, also if the value is invalid. */
  readonly highlight?: string;
  /**
   * Background of the header: the page's background (`ground`), `headerColor` (`solid`) or a gradient of the accent
   * (`gradient`).
   */
  readonly header?: MerchantDesign['header'];
  /** Background colour of a header of type `solid`. Default: the accent, also if the value is invalid. */
  readonly headerColor?: string;
  readonly lines?: MerchantDesign['lines'];
  readonly texture?: MerchantDesign['texture'];
}

/** Colours of the theme in `tokens.css`, with which a host without a brand starts. */
const NEUTRAL_COLORS = { accent: '#565656', background: '#f5f5f5' } as const;

/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3). User interface components need only PART_RATIO (1.4.11). */
const TEXT_RATIO = 4.5;
const PART_RATIO = 3;

function seedColor(hex: string, name: keyof typeof NEUTRAL_COLORS): Rgb {
  return parseHexColor(hex) ?? parseHexColor(NEUTRAL_COLORS[name]) ?? BLACK;
}

/**
 * Returns a background on which black or white text reaches the text contrast ratio; changes `ground` only if needed.
 */
function readableBackground(ground: Rgb): Rgb {
  return computeContrastRatio(ground, chooseReadableTextColor(ground)) >= TEXT_RATIO
    ? ground
    : adjustForContrast(ground, chooseReadableTextColor(ground), TEXT_RATIO);
}

/** Makes a page background clearly light or clearly dark, so that the same text colour is readable on all surfaces. */
function lightOrDark(ground: Rgb): Rgb {
  const isDark = computeRelativeLuminance(ground) < 0.2;
  const [edge, isFarEnough] = isDark
    ? [BLACK, (color: Rgb) => computeRelativeLuminance(color) <= 0.04]
    : [WHITE, (color: Rgb) => computeRelativeLuminance(color) >= 0.7];
  let share = 0;
  while (share < 1 && !isFarEnough(mixColors(ground, edge, share))) share += 0.1;
  return mixColors(ground, edge, Math.min(share, 1));
}

/**
 * Returns all colour tokens, derived from the merchant's settings. Every pair of foreground and background colours
 * reaches its minimum contrast.
 */
export function deriveColorTokens(seed: ThemeSettings): Readonly<Record<string, string>> {
  const background = lightOrDark(seedColor(seed.background, 'background'));
  const accent = readableBackground(seedColor(seed.accent, 'accent'));
  const isDark = computeRelativeLuminance(background) < 0.2;
  const ink = chooseReadableTextColor(background);
  const surface = isDark ? mixColors(background, WHITE, 0.07) : mixColors(background, WHITE, 0.85);
  const soft = mixColors(surface, accent, isDark ? 0.2 : 0.12);
  const raised = mixColors(surface, soft, 0.8);
  const highlight = readableBackground(parseHexColor(seed.highlight ?? '') ?? accent);
  const hairline = mixColors(surface, seed.lines === 'accent' ? accent : ink, seed.lines === 'accent' ? 0.34 : 0.14);
  const deep = mixColors(accent, computeRelativeLuminance(chooseReadableTextColor(accent)) > 0.5 ? BLACK : WHITE, 0.28);
  const tokens: Record<string, Rgb> = {
    '--accent': accent,
    '--on-accent': chooseReadableTextColor(accent),
    // End colour of gradients: farther from the text colour, so that the text stays readable along the gradient.
    '--accent-deep': deep,
    '--accent-ink': adjustForContrast(accent, raised, TEXT_RATIO),
    '--accent-soft': soft,
    '--on-accent-soft': adjustForContrast(accent, soft, TEXT_RATIO),
    '--background': background,
    '--surface': surface,
    '--raised': raised,
    '--text': adjustForContrast(mixColors(background, ink, 0.92), raised, 7),
    '--text-muted': adjustForContrast(mixColors(background, ink, 0.6), raised, TEXT_RATIO),
    '--line': hairline,
    // Ground of a featured card: the accent, or a dark shade of it.
    '--feature': isDark ? mixColors(background, accent, 0.24) : accent,
    '--feature-deep': isDark ? surface : deep,
    '--on-feature': isDark
      ? adjustForContrast(accent, mixColors(background, accent, 0.24), 7)
      : chooseReadableTextColor(accent),
    '--highlight': highlight,
    '--on-highlight': chooseReadableTextColor(highlight),
    '--highlight-ink': adjustForContrast(highlight, raised, TEXT_RATIO),
    '--control-line': adjustForContrast(mixColors(surface, ink, 0.4), surface, PART_RATIO),
    '--danger': adjustForContrast({ r: 210, g: 34, b: 50 }, raised, TEXT_RATIO),
    '--good': adjustForContrast({ r: 12, g: 135, b: 80 }, raised, TEXT_RATIO),
  };
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, formatHexColor(color)])),
    ...headerTokens(seed, { background, accent, deep, highlight }, adjustForContrast(ink, background, 7)),
    '--texture': buildTextureImage(
      seed.texture ?? 'none',
      formatHexColor(mixColors(background, accent, isDark ? 0.16 : 0.1)),
    ),
    '--scheme': isDark ? 'dark' : 'light',
  };
}

interface HeaderColors {
  readonly background: Rgb;
  readonly accent: Rgb;
  readonly deep: Rgb;
  readonly highlight: Rgb;
}

/**
 * Returns the tokens of the header: background, text, line and button. `--header-color` is a single colour even if the
 * background is a gradient.
 */
function headerTokens(
  { header = 'ground', headerColor = '' }: ThemeSettings,
  { background, accent, deep, highlight }: HeaderColors,
  text: Rgb,
): Record<string, string> {
  const solid = header === 'solid' ? readableBackground(parseHexColor(headerColor) ?? accent) : accent;
  const ground = header === 'ground' ? background : solid;
  const ink = header === 'ground' ? text : chooseReadableTextColor(solid);
  const button = header === 'ground' ? accent : highlight;
  return {
    '--header-color': formatHexColor(ground),
    '--header-ground':
      header === 'gradient'
        ? `linear-gradient(100deg, ${formatHexColor(accent)}, ${formatHexColor(deep)})`
        : formatHexColor(ground),
    '--header-ink': formatHexColor(ink),
    '--header-line': header === 'ground' ? 'transparent' : formatHexColor(highlight),
    '--header-button': formatHexColor(button),
    '--on-header-button': formatHexColor(chooseReadableTextColor(button)),
  };
}
