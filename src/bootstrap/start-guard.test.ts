import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { START_TEXTS_KEY } from '../contract/deferred-storage-keys';
import { URL_TOKEN_PARAMETERS } from '../contract/paths';
import { LANGUAGE_KEY } from '../contract/storage-keys';
import { type BrowserFeatures, isBrowserSupported } from './browser-support';

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

test('[ROUTE-3] the start guard uses the storage keys and the token parameters as the contract defines them', () => {
  const source = readFileSync(`${import.meta.dirname}/start-guard.ts`, 'utf8');
  for (const key of [LANGUAGE_KEY, START_TEXTS_KEY]) expect(source).toContain(`'${key}'`);
  const [, pattern = ''] = source.match(/if \(\/(.*tokens.*)\/\.test/) ?? [];
  for (const name of URL_TOKEN_PARAMETERS)
    for (const start of '?&') expect(`${start}${name}=x`).toMatch(new RegExp(pattern));
});
