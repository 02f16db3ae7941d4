import { describe, expect, test } from 'vitest';
import { FAIR } from '../../merchants/fair';
import { MERCHANTS } from '../../merchants/find-merchant';
import { applyBrandingForm, computeColorPairContrasts, findCorrectedColors } from './branding-values';

const read = (values: Record<string, string>) => applyBrandingForm(FAIR, new URLSearchParams(values));

describe('[WL-2] look of a merchant', () => {
  test.each([
    ['a valid accent colour', { accent: '#112233' }, { accent: '#112233' }],
    ['the previous accent colour instead of an invalid one', { accent: 'red' }, { accent: FAIR.accent }],
    ['nothing for an unknown key', { name: 'Other' }, {}],
  ])('reading a merchant’s look from the console form returns %s', (_what, values, expected) => {
    expect(read(values)).toMatchObject(expected);
  });

  test('reading a merchant’s look from the console form accepts valid design values and ignores invalid ones', () => {
    const { design } = read({ radius: '4', displayFace: 'serif', bottomBar: 'floating', columns: 'many' });
    expect(design).toMatchObject({
      radius: 4,
      displayFace: 'serif',
      bottomBar: FAIR.design.bottomBar,
      columns: FAIR.design.columns,
    });
  });

  test.each(MERCHANTS.flatMap(({ code }) => [`${code} light`, `${code} dark`]))(
    'the look %s has a contrast ratio of at least 4.5 for every listed pair of colours',
    (name) => {
      const [code, scheme] = name.split(' ');
      const merchant = MERCHANTS.find((one) => one.code === code) ?? FAIR;
      const rows = computeColorPairContrasts(merchant, scheme === 'dark' ? 'dark' : 'light');
      expect(rows.length).toBeGreaterThan(8);
      for (const { ratio } of rows) expect(ratio).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the list of corrected colours contains an accent colour that is unreadable as text and a grey background', () => {
    const look = { ...FAIR, accent: '#ffe000', background: '#808080' };
    expect(findCorrectedColors(look, 'light')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^accent as text: #ffe000 → #[\da-f]{6}$/),
        expect.stringMatching(/^ground: #808080 → #[\da-f]{6}$/),
      ]),
    );
    expect(findCorrectedColors({ ...FAIR, accent: '#202020', background: '#ffffff' }, 'light').join()).not.toMatch(
      /accent|ground/,
    );
  });
});
