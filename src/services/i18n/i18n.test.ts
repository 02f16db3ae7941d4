import { beforeAll, expect, test, vi } from 'vitest';
import { log } from '../../base/log';
import { activateLanguageOrEnglish, setMerchantTexts, translate } from './i18n';
import { ENGLISH } from './languages';

const rules = vi.hoisted(() => ({ isMissing: true }));
vi.mock('./merchant-texts', async (importOriginal) => {
  if (rules.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return importOriginal();
});
beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('window', {}); // a page without settings of a deployment
});

test('[WL-2.12] if the rules of a merchant’s texts fail to load, that is logged, and the next status tries again', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  setMerchantTexts({ texts: { EN: { 'games.hot': 'In the sun' } } });
  await activateLanguageOrEnglish(ENGLISH);
  expect(translate('games.hot')).not.toBe('In the sun');
  expect(warn).toHaveBeenCalledWith('merchant texts missing', { reason: expect.any(String) });
  rules.isMissing = false;
  vi.resetModules();
  await activateLanguageOrEnglish(ENGLISH);
  expect(translate('games.hot')).toBe('In the sun');
});
