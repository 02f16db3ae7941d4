import { parse, string } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { siteStatus } from '../../contract/endpoints/site/system';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import english from '../../services/i18n/catalogues/en.json';
import vietnamese from '../../services/i18n/catalogues/vi.json';

async function importModules() {
  const [apply, i18n, catalogue, log, storage] = await Promise.all([
    import('./apply-status'),
    import('../../services/i18n/i18n'),
    import('../../services/i18n/catalogue'),
    import('../../base/log'),
    import('../../browser/storage/web-storage'),
  ]);
  return { ...apply, ...i18n, ...catalogue, ...log, ...storage };
}
let page: Awaited<ReturnType<typeof importModules>>;

beforeEach(async () => {
  vi.resetModules();
  vi.doUnmock('../../services/i18n/merchant-texts');
  stubPageGlobals('http://localhost/m/home');
  page = await importModules();
});

const apply = (texts: unknown, languages = ['EN', 'VI'], defaultLanguage = 'EN') =>
  page.applyStatusAndLanguage(
    parse(siteStatus, { info: { merchantCode: 'FAIR', whitelabelVal: { languages, defaultLanguage, texts } } }),
  );

describe('[WL-2.11] texts of a merchant’s record', () => {
  test('the app has the merchant’s texts in the active language, and its own for the others', async () => {
    await apply({ EN: { 'games.hot': 'In the sun', 'games.all': '<i>All</i>' }, VI: { 'games.all': 'Mọi thứ' } });
    expect(page.translate('games.hot')).toBe('In the sun');
    expect(page.translate('games.all')).toBe(english['games.all']);
    const { LANGUAGES } = await import('../../services/i18n/languages');
    await page.activateLanguage(LANGUAGES.get('VI') ?? page.useI18n.getState().language);
    expect([page.translate('games.hot'), page.translate('games.all')]).toEqual([vietnamese['games.hot'], 'Mọi thứ']);
  });

  test('[WL-2.12] a text that is refused is logged with its key and the reason, without the text', async () => {
    const warn = vi.spyOn(page.log, 'warn').mockReturnValue(undefined);
    await apply({ EN: { 'games.hot': '<i>All</i>' } });
    expect(warn.mock.calls).toEqual([['merchant text refused', { code: 'EN', key: 'games.hot', problem: 'markup' }]]);
  });

  test('the texts follow the status, also if the language stays', async () => {
    for (const [texts, hot] of [
      [undefined, english['games.hot']],
      [{ EN: { 'games.hot': 'Today' } }, 'Today'],
      [{ EN: { 'games.hot': 'Tomorrow' } }, 'Tomorrow'],
      [null, english['games.hot']],
    ] as const) {
      await apply(texts);
      expect(page.translate('games.hot')).toBe(hot);
    }
  });

  test('the same texts in another status load no catalogue again', async () => {
    const load = vi.spyOn(page.translationCatalogueLoader, 'load');
    await apply({ EN: { 'games.hot': 'Today' } });
    await apply({ EN: { 'games.hot': 'Today' } });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('[WL-2.12] if the rules cannot be loaded, the app has its own texts', async () => {
    vi.doMock('../../services/i18n/merchant-texts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await apply({ EN: { 'games.hot': 'Today' } });
    expect(page.translate('games.hot')).toBe(english['games.hot']);
  });
});

describe('[I18N-1] language that is not there', () => {
  test('[I18N-1.8] English takes the place of a language whose catalogue cannot be loaded, until the next status', async () => {
    const warn = vi.spyOn(page.log, 'warn').mockReturnValue(undefined);
    const { load } = page.translationCatalogueLoader;
    vi.spyOn(page.translationCatalogueLoader, 'load').mockImplementation(async (code) => {
      if (code === 'VI' && warn.mock.calls.length === 0) throw new TypeError('Failed to fetch');
      return load(code);
    });
    await apply(undefined, ['EN', 'VI'], 'VI');
    expect(page.useI18n.getState()).toMatchObject({ language: { code: 'EN' }, isFallback: true });
    expect(page.translate('action.retry')).toBe(english['action.retry']);
    expect(warn.mock.calls).toEqual([['catalogue missing', { code: 'VI' }]]);
    expect(page.safeLocalStorage.get(LANGUAGE_KEY, string())).toBeUndefined();
    await apply(undefined, ['EN', 'VI'], 'VI');
    expect(page.useI18n.getState()).toMatchObject({ language: { code: 'VI' }, isFallback: false });
    expect(page.translate('action.retry')).toBe(vietnamese['action.retry']);
  });

  test('[I18N-1.2] a language that the merchant has dropped gives way to its default, is logged once, and returns when offered', async () => {
    const warn = vi.spyOn(page.log, 'warn').mockReturnValue(undefined);
    page.safeLocalStorage.set(LANGUAGE_KEY, 'VI');
    for (const [languages, code] of [
      [['EN', 'VI'], 'VI'],
      [['EN', 'CN'], 'EN'],
      [['EN', 'CN'], 'EN'],
      [['EN', 'VI'], 'VI'],
    ] as const) {
      await apply(undefined, [...languages]);
      expect(page.useI18n.getState().language.code).toBe(code);
    }
    expect(warn.mock.calls).toEqual([['language not offered', { chosen: 'VI', used: 'EN' }]]);
  });
});
