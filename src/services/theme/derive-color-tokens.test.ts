import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { whiteLabelSettings } from '../../contract/merchant/white-label';
import { computeContrastRatio, parseHexColor, type Rgb } from './color';
import { deriveColorTokens } from './derive-color-tokens';
import { deriveMerchantThemeTokens } from './merchant-theme-tokens';

function color(tokens: Readonly<Record<string, string>>, name: string): Rgb {
  const parsed = parseHexColor(tokens[name] ?? '');
  if (!parsed) throw new Error(`${name} is not a colour: ${tokens[name]}`);
  return parsed;
}

const PAIRS = [
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-deep', 4.5],
  ['--text', '--background', 4.5],
  ['--text', '--surface', 4.5],
  ['--text', '--raised', 4.5],
  ['--text-muted', '--raised', 4.5],
  ['--accent-ink', '--raised', 4.5],
  ['--on-accent-soft', '--accent-soft', 4.5],
  ['--on-feature', '--feature', 4.5],
  ['--on-feature', '--feature-deep', 4.5],
  ['--on-highlight', '--highlight', 4.5],
  ['--header-ink', '--header-color', 4.5],
  ['--on-header-button', '--header-button', 4.5],
  ['--danger', '--raised', 4.5],
  ['--control-line', '--surface', 3],
] as const;

function expectNeutral(tokens: Readonly<Record<string, string>>): void {
  for (const name of ['--accent', '--accent-ink', '--background', '--raised', '--header-button', '--highlight']) {
    const { r, g, b } = color(tokens, name);
    expect(Math.max(r, g, b) - Math.min(r, g, b), name).toBeLessThanOrEqual(8);
  }
}

describe('[WL-2] theme from two colours of a merchant', () => {
  test('[WL-2.2] every pair of text and background has the required contrast, for any two colours', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (accent, background) => {
        const tokens = deriveColorTokens({ accent, background });
        for (const [ink, ground, ratio] of PAIRS) {
          expect(
            computeContrastRatio(color(tokens, ink), color(tokens, ground)),
            `${ink} on ${ground}`,
          ).toBeGreaterThanOrEqual(ratio);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['', 'red', '#12', 'url(x)', '#12345g'])(
    '[WL-2.9] the theme of a merchant whose colours are %j is neutral, without a shade of any brand',
    (invalid) => expectNeutral(deriveColorTokens({ accent: invalid, background: invalid })),
  );

  test('[WL-2.9] the style sheet, which a host without a brand starts with, is that neutral theme', () => {
    const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
    const sheet = Object.fromEntries(
      [...css.matchAll(/^ {2}(--[\w-]+): (.*);$/gm)].map(([, name, value]) => [name, value]),
    );
    expectNeutral(sheet);
    // The sheet has its own form of what is not a colour of the theme.
    const { '--scheme': _, '--header-color': __, ...derived } = deriveColorTokens({ accent: '', background: '' });
    expect(sheet).toMatchObject(derived);
  });

  test('[WL-2.9] in the dark scheme, the style sheet has that neutral theme with a dark ground', () => {
    const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
    const [, block = ''] = /\[data-neutral\] \{\n([^}]*)/.exec(css) ?? [];
    const sheet = Object.fromEntries(
      [...block.matchAll(/^ {4}(--[\w-]+): (.*);$/gm)].map(([, name, value]) => [name, value]),
    );
    const { tokens, dark = {} } = deriveMerchantThemeTokens(parse(whiteLabelSettings, {}));
    const changed = Object.entries(dark).filter(([name, value]) => tokens[name] !== value && name !== '--header-color');
    expect(sheet).toEqual(Object.fromEntries(changed));
  });

  test('[WL-2.9] a broken highlight or header colour is replaced by the accent of the same merchant', () => {
    const own = { accent: '#c8141e', background: '#fff6e5', header: 'solid' } as const;
    const tokens = deriveColorTokens({ ...own, highlight: 'gold', headerColor: 'x' });
    expect([tokens['--highlight'], tokens['--header-color']]).toEqual(['#c8141e', '#c8141e']);
  });

  test('[WL-2.9] broken colours of the dark scheme are those derived from the light scheme', () => {
    const values = (design: object) =>
      parse(whiteLabelSettings, { accent: '#c8141e', background: '#fff6e5', design: { scheme: 'dark', ...design } });
    expect(deriveMerchantThemeTokens(values({ darkAccent: 'red', darkBackground: '#1' }))).toEqual(
      deriveMerchantThemeTokens(values({})),
    );
  });

  test.each([
    // accent   background
    ['#c8141e', '#fff6e5'],
    ['#5b3df5', '#f4f2ff'],
    ['#e8a33d', '#14100c'],
  ])(
    'raised surfaces mix four parts of the soft accent with one of the surface color for accent %s on background %s',
    (accent, background) => {
      const tokens = deriveColorTokens({ accent, background });
      const [surface, raised, soft] = ['--surface', '--raised', '--accent-soft'].map((name) => color(tokens, name));
      for (const channel of ['r', 'g', 'b'] as const) {
        const tinted = (surface?.[channel] ?? 0) * 0.2 + (soft?.[channel] ?? 0) * 0.8;
        expect(Math.abs((raised?.[channel] ?? 0) - tinted)).toBeLessThanOrEqual(1);
      }
    },
  );

  test('the theme from two colours of a merchant has the dark color scheme if the background is dark', () => {
    expect(deriveColorTokens({ accent: '#ffb000', background: '#14100c' })['--scheme']).toBe('dark');
  });
});
