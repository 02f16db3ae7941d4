import { readFile } from 'node:fs/promises';
import { object, parse, record, string } from 'valibot';
import { expect, test } from 'vitest';
import { deriveBrandTokens } from '../../deploy/build/html/brand-tokens.mjs';
import { createSiteBuildOptions } from '../../deploy/build/site.mjs';
import { whiteLabelSettings } from '../../src/contract/merchant/white-label';
import { deriveMerchantThemeTokens } from '../../src/services/theme/merchant-theme-tokens';

const tokenRecord = record(string(), string());
const brand = object({ name: string(), language: string(), tokens: tokenRecord, dark: tokenRecord });

test('[WL-2] the default tokens, overridden by the brand tokens in index.html, equal the tokens derived from the merchant’s status response', async () => {
  const css = await readFile('src/ui/styles/tokens.css', 'utf8');
  const defaults = Object.fromEntries(
    [...css.matchAll(/^ {2}(--[\w-]+): (.*);$/gm)].map(([, name, value]) => [name, value]),
  );
  const file: unknown = JSON.parse(await readFile('tests/platform/settings.json', 'utf8'));
  const { brands } = file as { brands: Record<string, unknown> };
  const written = parse(record(string(), brand), await deriveBrandTokens(createSiteBuildOptions(), brands));
  expect(Object.keys(written)).toEqual(Object.keys(brands));
  for (const [code, values] of Object.entries(brands)) {
    const { tokens, dark } = deriveMerchantThemeTokens(parse(whiteLabelSettings, values));
    const { tokens: changed, dark: changedInDark } = written[code] ?? { tokens: {}, dark: {} };
    expect({ ...defaults, ...changed }).toEqual({ ...defaults, ...tokens });
    expect({ ...defaults, ...changed, ...changedInDark }).toEqual({ ...defaults, ...tokens, ...dark });
    // Only what differs is written.
    expect(Object.entries(changed).filter(([name, value]) => defaults[name] === value)).toEqual([]);
  }
});
