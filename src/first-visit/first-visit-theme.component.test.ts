import { parse } from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { WRONG_TYPE_VALUES } from '../../tests/support/api/invalid-values';
import { merchantDesign } from '../contract/merchant/merchant-design';
import { deriveMerchantThemeTokens } from '../services/theme/merchant-theme-tokens';
import { applyThemeOfStatus } from './first-visit-theme';

const root = document.documentElement;
const statusOf = (whitelabelVal: unknown) => ({
  success: true,
  value: { info: { merchantCode: 'NEW', whitelabelVal } },
});
const NO_BRANDING = { accent: '', background: '', headerColor: '' };

afterEach(() => root.removeAttribute('style'));

describe('[BOOT-7.6] the theme of a merchant that only the status names', () => {
  test('has the name, the logo and the tokens that the app derives from the same record', () => {
    const values = { name: 'New "Club"', logo: '/l.svg', accent: '#7a1fa2', background: '#101014', headerColor: '' };
    const design = { header: 'gradient', radius: 4, columns: 4, displayFace: 'serif' };
    applyThemeOfStatus(statusOf({ ...values, design }));
    const expected = deriveMerchantThemeTokens({ ...values, design: parse(merchantDesign, design) });
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    for (const [token, value] of Object.entries({ ...expected.tokens, ...(isDark ? expected.dark : {}) }))
      expect(root.style.getPropertyValue(token), token).toBe(value);
    expect(document.title).toBe('New "Club"');
    expect(root.style.getPropertyValue('--first-logo')).toBe('url("/l.svg")');
  });

  test('without a name shows the merchant’s code', () => {
    applyThemeOfStatus(statusOf({}));
    expect(root.style.getPropertyValue('--first-name')).toBe('"NEW"');
  });

  test.each(WRONG_TYPE_VALUES)('with a design of %s has the neutral look', (_, value) => {
    applyThemeOfStatus(statusOf({ name: 'New', accent: value, design: value }));
    const { tokens } = deriveMerchantThemeTokens({ ...NO_BRANDING, design: parse(merchantDesign, {}) });
    const { '--radius': radius, '--columns': columns } = tokens;
    expect([root.style.getPropertyValue('--radius'), root.style.getPropertyValue('--columns')]).toEqual([
      radius,
      columns,
    ]);
  });

  test.each(WRONG_TYPE_VALUES)('a status that is %s loads no picture', (_, value) => {
    applyThemeOfStatus(value);
    expect(root.style.getPropertyValue('--first-logo')).toBe('');
  });

  test('a logo that is no picture’s address is not requested', () => {
    applyThemeOfStatus(statusOf({ name: 'New', logo: 'javascript:alert(1)' }));
    expect(root.style.getPropertyValue('--first-name')).toBe('"New"');
    expect(root.style.getPropertyValue('--first-logo')).toBe('');
  });
});
