import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { whiteLabelSettings } from '../../../src/contract/merchant/white-label';
import { computeContrastRatio, parseHexColor, type Rgb } from '../../../src/services/theme/color';
import { deriveMerchantThemeTokens } from '../../../src/services/theme/merchant-theme-tokens';
import { BrandingStore } from './branding-store';
import { FAIR } from './fair';
import { MERCHANTS } from './find-merchant';

/** Pairs of theme tokens: a text colour, and a background colour on which the app shows this text colour. */
const PAIRS = [
  ['--text', '--background'],
  ['--text', '--surface'],
  ['--text-muted', '--background'],
  ['--text-muted', '--surface'],
  ['--accent-ink', '--background'],
  ['--accent-ink', '--surface'],
  ['--on-accent', '--accent'],
  ['--on-accent-soft', '--accent-soft'],
  ['--on-highlight', '--highlight'],
  ['--on-feature', '--feature'],
  ['--on-feature', '--feature-deep'],
  ['--header-ink', '--header-color'],
  ['--on-header-button', '--header-button'],
  ['--danger', '--surface'],
] as const;

const colorOf = (tokens: Readonly<Record<string, string>>, name: string): Rgb => {
  const color = parseHexColor(tokens[name] ?? '');
  if (!color) throw new Error(`${name} is not a colour`);
  return color;
};

describe.each(MERCHANTS.map((merchant) => [merchant.code, merchant] as const))(
  '[WL-2] design of the merchant %s',
  (_, merchant) => {
    const values = parse(whiteLabelSettings, merchant);
    const { tokens, dark } = deriveMerchantThemeTokens(values);

    test.each([
      ['light', tokens],
      ['dark', { ...tokens, ...dark }],
    ])(
      '[WL-2.3] the design of a merchant has a contrast ratio of at least 4.5 for texts in the color scheme %s',
      (_scheme, shown) => {
        for (const [ink, ground] of PAIRS) {
          expect(
            computeContrastRatio(colorOf(shown, ink), colorOf(shown, ground)),
            `${ink} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
        }
      },
    );

    test('[WL-2.3] the design of a merchant is valid, so that parsing replaces no value with a fallback', () => {
      expect({ ...values.design, home: merchant.design.home }).toEqual(merchant.design);
    });

    test('[WL-2.5][SAFE-1.7] the deployment settings contain the design of the merchant, and a legal kit', () => {
      const settings = JSON.parse(readFileSync(`${import.meta.dirname}/../settings.json`, 'utf8'));
      const { name, accent, background, headerColor, defaultLanguage, design, minimumAge, licence, legal } = merchant;
      const helpLines = legal.helpLines.slice(0, 1).map((line) => ({ name: line.name, phone: line.phone }));
      expect(settings.brands[merchant.code]).toEqual({
        name,
        accent,
        background,
        headerColor,
        defaultLanguage,
        design,
        legal: { age: minimumAge, licence: legal.licence || licence, helpLines },
      });
    });
  },
);

test('[WL-2.3] any two merchants differ in corner radius, display font, columns, bottom bar and texture', () => {
  const looks = MERCHANTS.map(({ design: { radius, displayFace, columns, bottomBar, texture } }) =>
    [radius, displayFace, columns, bottomBar, texture].map(String),
  );
  for (const [at, look] of looks.entries()) {
    for (const other of looks.slice(at + 1)) expect(look.filter((value, place) => value === other[place])).toEqual([]);
  }
});

test('[WL-2] two successive changes to a merchant’s look both apply until a reset', () => {
  const brandings = new BrandingStore();
  brandings.change(FAIR, { accent: '#112233', design: { radius: 4 } });
  brandings.change(FAIR, { design: { columns: 5 } });
  expect(brandings.of(FAIR)).toEqual({
    accent: '#112233',
    background: FAIR.background,
    headerColor: FAIR.headerColor,
    design: { ...FAIR.design, radius: 4, columns: 5 },
  });
  brandings.reset();
  expect(brandings.of(FAIR).design).toEqual(FAIR.design);
});
