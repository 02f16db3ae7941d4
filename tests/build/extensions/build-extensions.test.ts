import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../../build.mjs';
import { extractShell } from '../../../deploy/documents/document-parts.mjs';
import { createTemporarySite, REACT_SITE_FILES } from '../temporary-site';

type Files = Map<string, string | Buffer>;

const SAMPLE = 'tests/extensions/FAIR';
/** The catalogue has the text that the sample replaces. */
const CATALOGUES = { 'src/services/i18n/catalogues/en.json': '{ "a.b": "hello", "games.hot": "Hot" }' };

function createSite(files: Record<string, string> = {}) {
  return createTemporarySite({ ...REACT_SITE_FILES, ...CATALOGUES, ...files });
}

async function run(root: string): Promise<Files> {
  return (await build({ root, compress: false, local: true })).files as Files;
}

/** Builds a site with the sample, and with other files of it. */
async function buildSample(files: Record<string, string> = {}) {
  const site = createSite();
  cpSync(SAMPLE, path.join(site.root, 'deploy/extensions/FAIR'), { recursive: true });
  for (const [file, text] of Object.entries(files)) site.write(`deploy/extensions/FAIR/${file}`, text);
  return run(site.root);
}

/** Returns a document without the id of the build, which an extension changes: it is another version. */
const documentOf = (files: Files, folder: string) =>
  String(files.get(`/hosts/${folder}/m/index.html`)).replace(/"build":"\w+"/, '"build":""');
const brandIn = (document: string) => JSON.parse(/id="deployment">(.*?)<\/script>/.exec(document)?.[1] ?? '').brand;
const urlsOf = (files: Files) => [...files.keys()].filter((url) => url.startsWith('/m/assets/'));

let plainSite: Promise<Files> | undefined;
const buildPlain = () => (plainSite ??= run(createSite().root));
let sampleSite: Promise<Files> | undefined;
const buildSampleOnce = () => (sampleSite ??= buildSample());

describe('[OPS-7] extensions of a build', () => {
  test('[OPS-7.1] the documents of the merchant name its script, slots, pages, parameters, texts, tokens and art', async () => {
    const files = await buildSampleOnce();
    const { extension, tokens } = brandIn(documentOf(files, 'localhost'));
    const art = expect.stringMatching(/^url\("\/m\/assets\/art-FAIR-\w+\/"\)$/);
    expect(extension).toEqual({
      script: expect.stringMatching(/^\/m\/assets\/extension-FAIR-\w+\.js$/),
      slots: { 'home.foot': true, 'account.foot': false, 'deposit.head': false, 'login.foot': false },
      pages: {
        '/m/x/club': { isForMembers: true, isOffer: true, title: 'extension.club.title' },
        '/m/x/opening-hours': { isForMembers: false, isOffer: false, title: 'extension.hours.title' },
      },
      queryParameters: ['branch'],
      texts: { EN: { 'games.hot': 'Loved at the club' } },
      tokens: { '--radius': '2px', '--illustrations': art },
    });
    expect(tokens).toMatchObject({ '--radius': '2px', '--illustrations': art });
    expect(brandIn(documentOf(files, '_FAIR')).extension).toEqual(extension);
    expect(urlsOf(files)).toContain(extension.script);
  });

  test('[OPS-7.4] other merchants, and hosts that are not listed, have not one byte of it', async () => {
    const [plain, extended] = [await buildPlain(), await buildSampleOnce()];
    for (const folder of ['kopi.localhost', 'sol.localhost', '_', '_KOPI'])
      expect(documentOf(extended, folder), folder).toBe(documentOf(plain, folder));
    expect(extractShell(documentOf(extended, 'localhost'))).toBe(extractShell(documentOf(plain, 'localhost')));
    const added = urlsOf(extended).filter((url) => !urlsOf(plain).includes(url));
    expect(added.map((url) => url.replace(/-[\w]+(?=[./])/g, '').slice('/m/assets/'.length))).toEqual([
      'extension-FAIR.js',
      'art-FAIR/empty.svg',
    ]);
    const { files } = JSON.parse(String(extended.get('/m/asset-manifest.json')));
    for (const url of added)
      expect(files.find((file: { url: string }) => file.url === url)).toMatchObject({ group: 'lazy', onDemand: true });
  });

  test('[OPS-7.1] a changed extension is another version, to which a release can go back', async () => {
    const buildOf = (files: Files) => JSON.parse(String(files.get('/m/asset-manifest.json'))).build;
    const [plain, sample] = [await buildPlain(), await buildSampleOnce()];
    const changed = await buildSample({ 'texts/es.json': '{ "extension.club.title": "Club" }' });
    expect(new Set([plain, sample, changed].map(buildOf)).size).toBe(3);
  });

  test('[OPS-7.1] its script has no React of its own', async () => {
    const files = await buildSampleOnce();
    const script = String(files.get(brandIn(documentOf(files, 'localhost')).extension.script));
    expect(script).toContain('El club');
    expect(script.length).toBeLessThan(8_000);
    const module = await import(`data:text/javascript,${encodeURIComponent(script)}`);
    expect(module.default).toBeTypeOf('function');
  });

  test.each([
    // file, content, message
    [
      'slots/home.foot.tsx',
      "import '../../../../src/ui/title'; export default () => null;",
      'imports ../../../../src/ui/title: an extension may import fairground and react, and files and packages in its own folder',
    ],
    [
      'slots/home.foot.tsx',
      "import { parse } from 'valibot'; export default parse;",
      'imports valibot: an extension may import',
    ],
    [
      'slots/home.foot.tsx',
      'export const Card = () => null;',
      'No matching export in "deploy/extensions/FAIR/slots/home.foot.tsx" for import "default"',
    ],
    ['slots/home.foot.tsx', 'export default (', 'home.foot.tsx:1: Unexpected end of file'],
    [
      'extension.json',
      '{ "slots": { "home.fot": "offer" } }',
      'deploy/extensions/FAIR/extension.json: slots["home.fot"]: no page has this slot.',
    ],
  ])('[OPS-7.5] %s with %s is refused: %s', async (file, text, message) => {
    const refused = buildSample({ [file]: text });
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow(/^Extensions are refused:\n {2}deploy\/extensions\/FAIR\//);
  });

  test('[OPS-7.5] an extension of a merchant without a brand is named, and not part of any document', async () => {
    const site = createSite({ 'deploy/extensions/FAIIR/extension.json': '{}' });
    const { files, warnings } = await build({ root: site.root, compress: false, local: true });
    expect(warnings).toContain(
      'deploy/extensions/FAIIR is not used: the settings have no brand of FAIIR, but: FAIR, KOPI, SOL',
    );
    expect([...files.values()].map(String).filter((text) => text.includes('"extension":'))).toEqual([]);
  });
});
