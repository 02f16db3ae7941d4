import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheStatus, HOUR_MS, setUpStart } from '../../../tests/support/page/start-page';
import { LANGUAGE_KEY } from '../../contract/storage-keys';

const { caller, control, openPage, page, start, phase, pollingCount } = setUpStart();

/** Every test starts with a new page, on which the visitor has chosen Vietnamese. */
beforeEach(() => {
  page().safeLocalStorage.set(LANGUAGE_KEY, 'VI');
});

/** Delays the loading of the Vietnamese texts. Returns a function that lets the loading continue. */
async function holdVietnamese(): Promise<() => void> {
  const { translationCatalogueLoader } = await import('../../services/i18n/catalogue');
  const load = translationCatalogueLoader.load;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(translationCatalogueLoader, 'load').mockImplementation(async (code) => {
    if (code === 'VI') await released;
    return load(code);
  });
  return () => release();
}

test('[I18N-2] a start without a cached status shows the app in the language that the visitor has chosen', async () => {
  await start();
  expect([page().useI18n.getState().language.code, document.documentElement.lang]).toEqual(['VI', 'vi']);
});

test('[BOOT-5] a start rejects if no catalogue can be loaded, so that the start guard shows its message', async () => {
  const { translationCatalogueLoader } = await import('../../services/i18n/catalogue');
  vi.spyOn(translationCatalogueLoader, 'load').mockRejectedValue(new Error('no network'));
  await expect(start()).rejects.toThrow('No catalogue could be loaded');
});

describe('[BOOT-5] start whose translations take long to load', () => {
  test('no background refresh is requested if the status has arrived but the translations take longer than 10 s', async () => {
    const release = await holdVietnamese();
    const started = start();
    await expect.poll(() => page().readCachedStatus('FAIR')).toBeDefined();
    await vi.advanceTimersByTimeAsync(10_000);
    release();
    await started;
    await page().start.whenLoaded;
    expect([phase(), page().useI18n.getState().language.code, pollingCount()]).toEqual(['open', 'VI', 0]);
  });

  test('a status from the platform is never replaced by a cached status whose translations finish loading later', async () => {
    await cacheStatus(page(), caller(), HOUR_MS, { maintenance: true });
    const release = await holdVietnamese();
    const started = start();
    page().safeLocalStorage.set(LANGUAGE_KEY, 'EN');
    await page().start.whenLoaded;
    release();
    await started;
    expect([phase(), page().useMerchant.getState().status?.maintenance]).toEqual(['open', false]);
  });
});

describe('[BOOT-1] unneeded request of the bootstrap script', () => {
  test.each([
    // scenario, merchant, language, aborted
    [{}, 'FAIR', 'VI', false],
    [{}, 'KOPI', 'VI', true],
    [{}, 'FAIR', 'EN', true],
    [{ maintenance: true }, 'FAIR', 'VI', true],
    [{ regionRestriction: true }, 'FAIR', 'VI', true],
  ])(
    'after a status with the fields %j, the request for the merchant %s in the language %s has isAborted=%s',
    async (scenario, merchant, language, isAborted) => {
      const abort = vi.fn<() => void>();
      window.earlyRequests = [
        { url: '/wps/games', merchant, language, requestId: '', response: new Promise(() => undefined), abort },
      ];
      control().setScenario('FAIR', scenario);
      await start();
      expect(abort).toHaveBeenCalledTimes(isAborted ? 1 : 0);
      expect(window.earlyRequests).toHaveLength(isAborted ? 0 : 1);
    },
  );
});

describe('[BOOT-4] [I18N-1] language of a start that fails', () => {
  test.each([
    // chosen, language of the brand, browser: language
    [undefined, 'CN', ['vi'], 'CN'],
    ['VI', 'CN', ['en'], 'VI'],
    [undefined, 'XX', ['vi'], 'VI'],
    [undefined, undefined, ['vi'], 'VI'],
  ])(
    '[I18N-1.3] with the chosen language %s, the brand’s language %s and the browser languages %j, a failed start is in %s',
    async (chosen, language, languages, expected) => {
      await openPage({
        merchant: 'FAIR',
        ...(language && { brand: { name: 'Fair', language, tokens: {}, dark: {} } }),
      });
      vi.stubGlobal('navigator', { ...navigator, languages });
      if (chosen) page().safeLocalStorage.set(LANGUAGE_KEY, chosen);
      control().addFault({ endpoint: 'status', status: 500 });
      await start();
      control().clearFaults();
      expect([phase(), page().useI18n.getState().language.code]).toEqual(['failed', expected]);
    },
  );
});
