import { readFile } from 'node:fs/promises';
import { parse, record, string } from 'valibot';
import { expect, test } from 'vitest';
import { deriveBrand } from '../../deploy/documents/derive-brand';
import { whiteLabelSettings } from '../../src/contract/merchant/white-label';
import { deriveMerchantThemeTokens } from '../../src/services/theme/merchant-theme-tokens';

const readDefaults = async () => {
  const css = await readFile('src/ui/styles/tokens.css', 'utf8');
  return parse(
    record(string(), string()),
    Object.fromEntries([...css.matchAll(/^ {2}(--[\w-]+): (.*);$/gm)].map(([, name, value]) => [name, value])),
  );
};

test('[WL-2] default tokens, overridden by a document’s brand tokens, equal those derived from the merchant’s status', async () => {
  const defaults = await readDefaults();
  const file: unknown = JSON.parse(await readFile('tests/platform/settings.json', 'utf8'));
  const { brands } = file as { brands: Record<string, unknown> };
  for (const values of Object.values(brands)) {
    const { tokens, dark } = deriveMerchantThemeTokens(parse(whiteLabelSettings, values));
    const { tokens: changed, dark: changedInDark } = deriveBrand(values, defaults).brand;
    expect({ ...defaults, ...changed }).toEqual({ ...defaults, ...tokens });
    expect({ ...defaults, ...changed, ...changedInDark }).toEqual({ ...defaults, ...tokens, ...dark });
    // Only what differs is written.
    expect(Object.entries(changed).filter(([name, value]) => defaults[name] === value)).toEqual([]);
  }
});

test('[OPS-2.2] a link preview has the merchant’s title, description and image, by default its name, slogan and icon', () => {
  const values = { name: 'Kopi', slogan: 'Coffee', icon: '/icon.png', defaultLanguage: 'UR' };
  const defaults = {
    tag: 'ur',
    dir: 'rtl',
    title: 'Kopi',
    description: 'Coffee',
    image: '/icon.png',
    icon: '/icon.png',
  };
  expect(deriveBrand(values, {}).page).toMatchObject(defaults);
  const page = { title: 'Kopi Club: games', description: 'Play', image: 'https://img.example/kopi.png' };
  expect(deriveBrand({ ...values, ...page }, {}).page).toMatchObject({ ...defaults, ...page });
});
