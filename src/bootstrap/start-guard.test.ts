import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { URL_TOKEN_PARAMETERS } from '../contract/paths';
import { LANGUAGE_KEY } from '../contract/storage-keys';
import { type BrowserFeatures, isBrowserSupported } from './browser-support';
import { pickStartErrorTexts } from './start-error-texts';

const current: BrowserFeatures = {
  HTMLScriptElement: { supports: (type) => type === 'importmap' },
  CSSLayerBlockRule: {},
  HTMLDialogElement: {},
  document: { adoptedStyleSheets: [] },
  Object: { hasOwn: Object.hasOwn },
};

describe('[BOOT-5.10] browser support', () => {
  test('a browser with all features is supported', () => {
    expect(isBrowserSupported(current)).toBe(true);
  });

  test.each<[string, Partial<BrowserFeatures>]>([
    ['lacks HTMLScriptElement.supports', { HTMLScriptElement: {} }],
    ['has no script elements', { HTMLScriptElement: undefined }],
    ['has no import maps', { HTMLScriptElement: { supports: () => false } }],
    ['has no cascade layers', { CSSLayerBlockRule: undefined }],
    ['has no dialogs', { HTMLDialogElement: undefined }],
    ['has no adopted style sheets', { document: {} }],
    ['lacks Object.hasOwn', { Object: {} }],
  ])('a browser that %s is not supported', (_, change) => {
    expect(isBrowserSupported({ ...current, ...change })).toBe(false);
  });
});

describe('[I18N-1] the language of the message about a failed start', () => {
  test.each<[string | null, string | undefined, string[], string]>([
    // chosen, merchant's, browser's: lang
    [null, undefined, [], 'en'],
    [null, undefined, ['en-US', 'vi'], 'en'],
    [null, undefined, ['vi-VN', 'en'], 'vi'],
    [null, undefined, ['fr', 'zh-TW', 'vi'], 'zh-Hans'],
    [null, undefined, ['ar', 'he'], 'en'],
    [null, undefined, ['vic', 'tw', 'cn'], 'en'],
    ['"VI"', undefined, ['en'], 'vi'],
    ['"CN"', undefined, ['en'], 'zh-Hans'],
    ['"EN"', undefined, ['vi'], 'en'],
    ['"XX"', undefined, ['vi'], 'vi'],
    ['{', undefined, ['vi'], 'vi'],
    [null, 'VI', ['en'], 'vi'],
    [null, 'TW', ['en'], 'zh-Hans'],
    ['"EN"', 'VI', ['vi'], 'en'],
    // Neither the choice nor the merchant's language has texts of its own.
    ['"TH"', 'KM', ['vi'], 'vi'],
    [null, '', ['vi'], 'vi'],
  ])(
    '[I18N-1.3] for the chosen language %s, the merchant’s language %s and the browser languages %j, the message is in %s',
    (chosen, merchant, browser, lang) => {
      expect(pickStartErrorTexts([chosen, merchant, ...browser]).lang).toBe(lang);
    },
  );

  test('the message about a failed start does not blame the connection, because a script may have failed', () => {
    for (const lang of ['en', 'zh', 'vi'])
      expect(pickStartErrorTexts([lang]).failed).not.toMatch(/connection|网络|kết nối/);
  });
});

test('[ROUTE-3] the start guard uses the language’s storage key and the token parameters as the contract defines them', () => {
  const source = readFileSync(`${import.meta.dirname}/start-guard.ts`, 'utf8');
  expect(source).toContain(`'${LANGUAGE_KEY}'`);
  const [, pattern = ''] = source.match(/if \(\/(.*tokens.*)\/\.test/) ?? [];
  for (const name of URL_TOKEN_PARAMETERS)
    for (const start of '?&') expect(`${start}${name}=x`).toMatch(new RegExp(pattern));
});
