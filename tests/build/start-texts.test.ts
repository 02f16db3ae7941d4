import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createStartTexts } from '../../deploy/documents/start-texts';
import { renderNginxErrorTexts } from '../../deploy/nginx-locations.mjs';
import { parseStartTexts, pickStartTexts } from '../../src/bootstrap/pick-start-texts';
import { LANGUAGE_CODES, toLanguageCode } from '../../src/contract/language-codes';
import { LANGUAGES } from '../../src/services/i18n/languages';

function readCatalogues() {
  const folder = path.join(import.meta.dirname, '../../src/services/i18n/catalogues');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name.slice(0, -5), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}

const { file, server } = createStartTexts(readCatalogues());
const pick = (languages: readonly (string | null | undefined)[]) =>
  pickStartTexts(JSON.stringify(file), languages, 'failed');

describe('[I18N-1.5] the language of the message about a failed start whose texts are loaded', () => {
  test.each<[string | null, string | undefined, string, string[], string | undefined]>([
    // chosen, merchant's, document's, browser's: lang
    [null, undefined, '', [], undefined],
    [null, undefined, '', ['en-US', 'vi'], 'en'],
    [null, undefined, '', ['vi-VN', 'en'], 'vi'],
    [null, undefined, '', ['fr', 'zh-TW', 'vi'], 'zh-Hant'],
    [null, undefined, '', ['yue-HK'], 'zh-Hant'],
    [null, undefined, '', ['zh-CN-x-mobile'], 'zh-Hans'],
    [null, undefined, '', ['ar', 'he'], undefined],
    [null, undefined, '', ['vic', 'tw', 'cn'], undefined],
    [null, undefined, '', ['in-ID'], 'id'],
    [null, undefined, '', ['pt-BR'], 'pt-BR'],
    [null, undefined, '', ['pt'], 'pt-PT'],
    ['"VI"', undefined, '', ['en'], 'vi'],
    ['"TW"', undefined, '', ['en'], 'zh-Hant'],
    ['"EN"', undefined, '', ['vi'], 'en'],
    ['"XX"', undefined, '', ['vi'], 'vi'],
    ['"constructor"', '__proto__', 'toString', ['vi'], 'vi'],
    ['{', undefined, '', ['vi'], 'vi'],
    [null, 'VI', '', ['en'], 'vi'],
    [null, 'TY', '', ['en'], 'fil'],
    ['"UR"', 'VI', '', ['vi'], 'ur'],
    // The script that expects a language cannot run in an old browser: the document has that of the host.
    [null, undefined, 'th', ['en'], 'th'],
    [null, '', '', ['ko-KR'], 'ko'],
  ])(
    'with the choice %s, the merchant’s %s, the document’s %s and the browser’s %j, the language is %s',
    (chosen, merchant, document, browser, lang) => {
      expect(pick([chosen, merchant, document, ...browser])?.lang).toBe(lang);
    },
  );

  test('the browser’s tags mean the same languages as in the app', () => {
    for (const tag of [
      'zh-Hant-MO',
      'cmn-Hans-CN',
      'nan',
      'zsm',
      'ceb-PH',
      'hi-Latn',
      'hi',
      'pa-Arab',
      'my-MM',
      'tr',
    ]) {
      const code = toLanguageCode(tag) ?? '';
      expect([tag, pick([tag])?.lang]).toEqual([tag, LANGUAGES.get(code)?.tag]);
    }
  });

  test('all languages have texts in their direction, of which none blames the connection', () => {
    for (const code of LANGUAGE_CODES) {
      const { lang, dir, failed = '', old = '', retry = '' } = pick([code]) ?? {};
      expect([lang, dir]).toEqual([LANGUAGES.get(code)?.tag, code === 'UR' ? 'rtl' : 'ltr']);
      for (const text of [failed, old, retry]) expect(text).toMatch(/\S/);
      expect(failed).not.toMatch(/connection|conex|网络|網路|連線|kết nối|การเชื่อมต่อ|koneksi/i);
    }
  });
});

describe('[BOOT-5.10] texts of the start guard that are damaged, or not its own', () => {
  const texts = { lang: 'vi', dir: 'ltr', failed: 'F', old: 'O', retry: 'R' };

  test.each([
    [JSON.stringify(texts), 'vi'],
    [JSON.stringify({ ...texts, old: undefined }), 'vi'],
    [JSON.stringify({ ...texts, failed: {}, retry: 1 }), undefined],
    [JSON.stringify({ ...texts, lang: undefined }), undefined],
    [JSON.stringify({ ...texts, dir: 1 }), undefined],
    [JSON.stringify({ ...texts, failed: '' }), undefined],
    ['{"failed":', undefined],
    ['[]', undefined],
    ['7', undefined],
    ['null', undefined],
    ['', undefined],
    [null, undefined],
  ])('the language of the stored texts %s is %s', (json, lang) => {
    expect(parseStartTexts(json, 'failed')?.lang).toBe(lang);
  });

  test.each([
    '[{}]',
    '[null]',
    '{"error":"blocked"}',
    '"vi"',
    '<html>',
    '',
    '[{"pattern":"vi","failed":"F","retry":1}]',
  ])('a proxy that answers %j shows nothing', (json) => expect(pickStartTexts(json, ['vi'], 'failed')).toBeUndefined());
});

describe('[I18N-1.5] texts of the web server', () => {
  test('there are texts in all languages, and nginx can show each', () => {
    expect(server).toHaveLength(LANGUAGE_CODES.length);
    for (const texts of server) for (const text of Object.values(texts)) expect(text).toMatch(/\S/);
    expect(renderNginxErrorTexts(new Map([['kopi.example', 'vi']]), server)).toContain('"kopi.example" "vi";');
  });

  test.each(['"', '$host', '\\'])('a text with %s is rejected, because it would mean something to nginx', (text) => {
    const texts = server.map((one) => ({ ...one, busy: text }));
    expect(() => renderNginxErrorTexts(new Map(), texts)).toThrow('nginx cannot show');
  });
});
