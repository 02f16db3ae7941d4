import { BLACK, contrast, inkOn, luminance, mix, parseHex, type Rgb, readableOn, toHex, WHITE } from './color';

/** The colours a merchant chooses (WL-2): CSS hex; what does not parse falls back to the house's own. */
export interface ThemeSeed {
  readonly accent: string;
  readonly background: string;
}

const HOUSE = { accent: '#5b3df5', background: '#f5f5fa' } as const;

/** Text reads at 4.5:1, parts of controls at 3:1 (WCAG 2.2 1.4.3, 1.4.11). */
const TEXT_RATIO = 4.5;
const PART_RATIO = 3;

function seedColor(hex: string, fallback: string): Rgb {
  return parseHex(hex) ?? parseHex(fallback) ?? BLACK;
}

/** A ground on which white or black ink reaches the text ratio: mid greys move away from the middle. */
function readableGround(ground: Rgb): Rgb {
  return contrast(ground, inkOn(ground)) >= TEXT_RATIO ? ground : readableOn(ground, inkOn(ground), TEXT_RATIO);
}

/** A page ground that is plainly light or plainly dark, so that surfaces stacked on it keep one ink. */
function plainGround(ground: Rgb): Rgb {
  const dark = luminance(ground) < 0.2;
  const [edge, far] = dark
    ? [BLACK, (color: Rgb) => luminance(color) <= 0.04]
    : [WHITE, (color: Rgb) => luminance(color) >= 0.7];
  let share = 0;
  while (share < 1 && !far(mix(ground, edge, share))) share += 0.1;
  return mix(ground, edge, Math.min(share, 1));
}

/** Every colour token of the product, from the merchant's two seeds; text and part pairs always reach their ratio. */
export function deriveTheme(seed: ThemeSeed): Readonly<Record<string, string>> {
  const background = plainGround(seedColor(seed.background, HOUSE.background));
  const accent = readableGround(seedColor(seed.accent, HOUSE.accent));
  const dark = luminance(background) < 0.2;
  const ink = inkOn(background);
  const surface = dark ? mix(background, WHITE, 0.07) : mix(background, WHITE, 0.85);
  const raised = mix(surface, ink, dark ? 0.08 : 0.05);
  const soft = mix(surface, accent, dark ? 0.28 : 0.12);
  const tokens: Record<string, Rgb> = {
    '--accent': accent,
    '--on-accent': inkOn(accent),
    // The far end of gradients: away from the ink, which stays readable all the way.
    '--accent-deep': mix(accent, luminance(inkOn(accent)) > 0.5 ? BLACK : WHITE, 0.28),
    '--accent-ink': readableOn(accent, raised, TEXT_RATIO),
    '--accent-soft': soft,
    '--on-accent-soft': readableOn(accent, soft, TEXT_RATIO),
    '--background': background,
    '--surface': surface,
    '--raised': raised,
    '--text': readableOn(mix(background, ink, 0.92), raised, 7),
    '--text-muted': readableOn(mix(background, ink, 0.6), raised, TEXT_RATIO),
    '--line': mix(surface, ink, 0.14),
    '--control-line': readableOn(mix(surface, ink, 0.4), surface, PART_RATIO),
    '--danger': readableOn({ r: 210, g: 34, b: 50 }, raised, TEXT_RATIO),
    '--good': readableOn({ r: 12, g: 135, b: 80 }, raised, TEXT_RATIO),
  };
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, toHex(color)])),
    '--scheme': dark ? 'dark' : 'light',
  };
}
