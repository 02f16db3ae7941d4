import { beforeAll, expect, test, vi } from 'vitest';
import { activateLanguageOrEnglish, getRequestLanguageCode, setMerchantTexts } from './i18n';
import { ENGLISH } from './languages';

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('window', {}); // a page without settings of a deployment
});

test('[API-1.2] if the current status supersedes the cached one, the start waits for the language', async () => {
  const whenCachedApplied = activateLanguageOrEnglish(ENGLISH).then(getRequestLanguageCode);
  // The rules of the merchant's texts are a module of their own, which loads later than the catalogue.
  setMerchantTexts({ texts: { EN: { 'games.hot': 'In the sun' } } });
  const whenCurrentApplied = activateLanguageOrEnglish(ENGLISH).then(getRequestLanguageCode);
  expect(getRequestLanguageCode()).toBe('');
  expect(await Promise.all([whenCachedApplied, whenCurrentApplied])).toEqual(['EN', 'EN']);
});
