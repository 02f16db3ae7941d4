import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readExtension } from '../../../deploy/build/extensions/read-extension';
import english from '../../../src/services/i18n/catalogues/en.json';

const CATALOGUES = { EN: english };
const SLOT = { slots: { 'home.foot': 'offer' } };
const PAGE = { access: 'public', kind: 'information', title: 'extension.title' };
const page = (path: string) => ({ pages: { [path]: PAGE } });
/** Values of tokens that load something, or that would take what follows into the value. */
const OPEN_VALUES = ['2px;', 'url(x)', 'URL("x")', 'calc(2px', '2px)(', '"2px'];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Returns what is wrong with an extension that has these files beside those that each needs. */
function faultsOf(manifest: object, files: Readonly<Record<string, string | object>> = {}): readonly string[] {
  const all = {
    'texts/en.json': { 'extension.title': 'Title', 'extension.count_other': '{{count}} of {{all}}' },
    ...files,
    'extension.json': manifest,
  };
  const texts = Object.entries(all).map(([file, content]): [string, string] => [
    file,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  return readExtension(new Map(texts), CATALOGUES).faults;
}

describe('[OPS-7.5] what a build says of a faulty extension', () => {
  test.each([
    // extension.json, other files, message
    [{ slotz: {} }, {}, 'extension.json: slotz: unknown key, which nothing reads. Did you mean "slots"?'],
    [{ slots: { 'home.foot': 'ad' } }, {}, 'must be one of "offer", "information", but it is the text "ad"'],
    [{ slots: { 'home.fot': 'offer' } }, {}, 'no page has this slot. Did you mean "home.foot"? Slots: home.foot,'],
    [SLOT, {}, 'needs slots/home.foot.tsx, which is not there.'],
    [{}, { 'slots/home.foot.tsx': '' }, 'extension.json: slots: has no entry for slots/home.foot.tsx.'],
    [{}, { 'pages/club.tsx': '' }, 'extension.json: pages: has no entry for pages/club.tsx.'],
    [page('/m/login'), {}, 'is a page of the app, which an extension cannot replace.'],
    [page('/m/leaderboard'), {}, 'is a page of the app, which an extension cannot replace.'],
    [page('/m/diagnostics'), {}, 'is a page of the app, which an extension cannot replace.'],
    [page('/m/assets/club'), {}, 'is below a folder of the build'],
    [page('/m/club.html'), {}, 'must be a path such as "/m/club"'],
    [page('/club'), {}, 'must be a path such as "/m/club"'],
    [page('/m/club'), {}, 'needs pages/club.tsx, which is not there.'],
    [page('/m/Club'), {}, 'must be a path such as "/m/club": small letters'],
    [
      { pages: { '/m/club': { ...PAGE, title: 'extension.titel' } } },
      { 'pages/club.tsx': '' },
      'pages["/m/club"].title: must be the key of a text in texts/en.json that begins with "extension."',
    ],
    [{ queryParameters: ['fbclid'] }, {}, 'queryParameters[0]: "fbclid" is a parameter of the app.'],
    [{ queryParameters: ['redirecturl'] }, {}, '"redirecturl" is a parameter of the app.'],
    [{ queryParameters: ['userPhone'] }, {}, '"userPhone" may be private, and would be in the URL of every page.'],
    [{ queryParameters: ['a b'] }, {}, 'must be a name of letters, digits, "-" and "_".'],
    [
      {},
      { 'tokens.json': { '--radios': '2px' } },
      'tokens.json: --radios: cannot be set by an extension. Did you mean',
    ],
    [{}, { 'tokens.json': { '--accent': '#fff' } }, 'Colors are those of the brand, so that their contrast holds.'],
    ...OPEN_VALUES.map((value): [object, Readonly<Record<string, object>>, string] => [
      {},
      { 'tokens.json': { '--radius': value } },
      'must be a value of CSS without url() and semicolons, with brackets and quotes closed.',
    ]),
    [{}, { 'tokens.json': '{' }, 'tokens.json: is no valid JSON'],
    [{}, { 'texts/xx.json': { 'games.hot': 'x' } }, 'texts: XX: is no language code of the app'],
    [
      {},
      { 'texts/en.json': { 'games.hott': 'x' } },
      'is no text of the app; texts of your own begin with "extension."',
    ],
    [{}, { 'texts/en.json': { 'games.hott': 'x' } }, 'Did you mean "games.hot"?'],
    [{}, { 'texts/en.json': { 'page.invite.share.text': 'x' } }, 'must have the placeholders of the text'],
    [{}, { 'texts/en.json': { 'games.hot': '<b>x</b>' } }, 'has HTML, which would be shown as it is.'],
    [
      {},
      { 'texts/th.json': { 'extension.only': 'x' } },
      'is not in texts/en.json, to which every other language falls',
    ],
    [
      {},
      { 'texts/th.json': { 'extension.count_other': '{{counts}}' } },
      'has {{counts}}, which the English text has not',
    ],
    [{}, { 'art/emty.svg': SVG }, 'art/emty.svg is no illustration. Did you mean "empty"?'],
    [{}, { 'art/card.svg': SVG }, 'art/empty.svg is missing, which stands in for the others.'],
    [{}, { 'art/empty.svg': 'GIF89a' }, 'art/empty.svg is no SVG.'],
    [{}, { 'art/empty.svg': '<svg onload="x()"/>' }, 'art/empty.svg has a script, or loads something from elsewhere.'],
    [{}, { 'art/empty.svg': `<svg>${'x'.repeat(6144)}</svg>` }, 'art/empty.svg is larger than 6144 bytes.'],
  ])('%j with %j: %s', (manifest, files, message) => {
    const faults = faultsOf(manifest, files);
    expect(faults.join('\n')).toContain(message);
    for (const fault of faults) expect(fault).toMatch(/^[\w/.-]+[: ]/);
  });

  test('an extension without extension.json is refused', () => {
    expect(readExtension(new Map(), {}).faults).toEqual([
      'extension.json: is missing. An extension without code has {} in it.',
    ]);
  });

  test('every parameter that a page of the app reads is refused', () => {
    const read = new Set(
      readdirSync('src', { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
        .map((file) => readFileSync(`src/${file}`, 'utf8'))
        .flatMap((source) => [
          ...source.matchAll(/^(?:export )?const \w+_PARAMETER = '(\w{2,})'/gm),
          ...(/useSearchParams|new URLSearchParams\(search\)/.test(source)
            ? source.matchAll(/\b(?:params|search|query|useSearchParams\(\)\[0\])\.(?:get|has)\('(\w+)'\)/g)
            : []),
        ])
        .map(([, name]) => name),
    );
    expect([...read]).toEqual(expect.arrayContaining(['order', 'kind', 'id', 'code', 'category', 'vendor']));
    for (const name of read) expect(faultsOf({ queryParameters: [name] }, {}), name).toHaveLength(1);
  });

  test('what is right is not refused', () => {
    const files = { 'slots/home.foot.tsx': '', 'pages/x/club.tsx': '', 'tokens.json': { '--radius': '2px' } };
    expect(faultsOf({ ...SLOT, ...page('/m/x/club'), queryParameters: ['branch'] }, files)).toEqual([]);
    expect(faultsOf({}, { 'texts/th.json': { 'extension.count_other': '{{count}}' }, 'art/empty.svg': SVG })).toEqual([
      // The catalogue of this language is not in the test.
    ]);
  });
});
