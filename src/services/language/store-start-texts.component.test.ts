import { expect, test, vi } from 'vitest';
import { readOfflinePageTexts } from '../../base/push/push-store';
import { START_TEXTS_KEY } from '../../contract/deferred-storage-keys';
import { activateLanguage } from '../i18n/i18n';
import { ENGLISH, LANGUAGES } from '../i18n/languages';
import { storeStartTexts } from './store-start-texts';

const stored = () => JSON.parse(localStorage.getItem(START_TEXTS_KEY) ?? '{}');

test('[I18N-1.5] the texts of a failed start and of the offline page are stored, and again when the language changes', async () => {
  await activateLanguage(ENGLISH);
  storeStartTexts();
  expect(stored()).toMatchObject({ lang: 'en', dir: 'ltr', retry: 'Retry' });
  await activateLanguage(LANGUAGES.get('UR') ?? ENGLISH);
  expect(stored()).toMatchObject({ lang: 'ur', dir: 'rtl', retry: 'دوبارہ کوشش کریں' });
  expect(stored().failed).toMatch(/\S/);
  await expect
    .poll(readOfflinePageTexts)
    .toMatchObject({ ok: true, value: { lang: 'ur', dir: 'rtl', title: 'کنکشن نہیں ہے' } });
  // English in place of a language that could not be loaded.
  await activateLanguage(ENGLISH, true);
  expect(stored().lang).toBe('ur');
  await activateLanguage(ENGLISH);
});

test('[I18N-1.5] where the storage is full, no texts of the language before are left', async () => {
  await activateLanguage(LANGUAGES.get('UR') ?? ENGLISH);
  expect(stored().lang).toBe('ur');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await activateLanguage(ENGLISH);
  full.mockRestore();
  expect(localStorage.getItem(START_TEXTS_KEY)).toBeNull();
});
