import { describe, expect, test, vi } from 'vitest';
import { checkTexts } from '../../../src/services/config-check/check-texts';
import { formatFinding } from '../../../src/services/config-check/finding';
import { translationCatalogueLoader } from '../../../src/services/i18n/catalogue';

async function judge(texts: unknown) {
  const findings = await checkTexts({ info: { whitelabelVal: { languages: ['EN', 'VI'], texts } } });
  const listed = (level: string) => findings.filter((finding) => finding.level === level).map(formatFinding);
  return { faults: listed('fault'), warnings: listed('warning') };
}

describe('[WL-2.12][OPS-1.1] judge of a merchant’s own texts', () => {
  const TEXTS = 'info.whitelabelVal.texts';
  const KEEPS = ' The app keeps its own.';

  test('texts that the app uses have no fault', async () => {
    const EN = { 'games.hot': 'In the sun', 'page.invite.share.text': 'Meet me at {{name}}' };
    expect(await judge({ EN })).toEqual({ faults: [], warnings: [] });
    expect(await judge(null)).toEqual({ faults: [], warnings: [] });
  });

  test.each([
    [{ 'games.hott': 'x' }, `.EN["games.hott"]: no text of the app has this key. Did you mean "games.hot"?${KEEPS}`],
    [{ 'games.hot': 1 }, `.EN["games.hot"]: must be a text in quotation marks.${KEEPS}`],
    [{ 'games.hot': ' ' }, `.EN["games.hot"]: the text is empty.${KEEPS}`],
    [
      { 'games.hot': '<b>x</b>' },
      `.EN["games.hot"]: the text has HTML, which would be shown as it is written.${KEEPS}`,
    ],
    [{ 'games.hot': 'x'.repeat(401) }, `.EN["games.hot"]: the text has more than 400 characters.${KEEPS}`],
    [{ 'games.hot': '$t(x)' }, `.EN["games.hot"]: the text has "$t(", which inserts another one.${KEEPS}`],
    [
      { 'market.stock_other': 'Some left' },
      `.EN["market.stock_other"]: the text must have the placeholders of the app’s, as they are written there: {{count,number}}.${KEEPS}`,
    ],
    [
      { 'games.hot': '{{count}}' },
      `.EN["games.hot"]: the text must have the placeholders of the app’s, as they are written there: none.${KEEPS}`,
    ],
  ])('the English texts %j have the fault “%s”', async (EN, message) => {
    expect((await judge({ EN })).faults).toEqual([TEXTS + message]);
  });

  test.each([
    [['EN'], ': must be an object of texts by language: { "EN": { … } }.'],
    [{ EN: 'x' }, '.EN: must be an object of texts by key: { "games.hot": "…" }.'],
    [{ EM: {} }, '.EM: "EM" is no language of the app. Did you mean "EN"?'],
    [{ en: {} }, '.en: "en" is no language of the app. Did you mean "EN"?'],
    [
      { EN: Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`x${index}`, 'x'.repeat(256)])) },
      ': none is used: they have 102400 characters, of which the app takes 20000 at most, because they come with every status.',
    ],
  ])('the record %j has one fault', async (texts, message) => {
    expect((await judge(texts)).faults).toEqual([TEXTS + message]);
  });

  test('texts in a language that is not offered are a warning', async () => {
    expect(await judge({ TH: {} })).toEqual({
      faults: [],
      warnings: [`${TEXTS}.TH: TH is not one of "languages", so nobody reads these texts.`],
    });
  });

  test('of a language whose catalogue cannot be loaded nothing is said', async () => {
    vi.spyOn(translationCatalogueLoader, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await judge({ EN: { x: 'x' } })).toEqual({ faults: [], warnings: [] });
  });
});
