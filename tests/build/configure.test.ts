import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { build } from '../../build.mjs';
import { configure } from '../../deploy/configure.mjs';
import { configureDeployment } from '../../deploy/documents/configure-deployment.mjs';
import { extractShell } from '../../deploy/documents/document-parts.mjs';
import { normalizeHostName } from '../../deploy/documents/host-name.mjs';
import { resolveHostBlock } from '../../src/contract/bootstrap/host-block';
import { createTemporarySite, REACT_SITE_FILES } from './temporary-site';

type Files = Map<string, string | Buffer>;

const TEMPLATE = {
  shell: '<p>shell</p>',
  scripts: ['a'],
  styles: ['b'],
  deriveBrand: ({ name }: { name: string }) => ({
    brand: { name, language: 'VI', tokens: { '--accent': `of ${name}` }, dark: {} },
    page: {
      tag: 'vi',
      dir: 'ltr',
      title: `${name} & more`,
      description: `"${name}" <b>`,
      image: '/cdn/a.png',
      icon: '',
      themeColor: '#123',
    },
  }),
};
const SETTINGS = {
  merchant: '',
  hosts: { 'kopi.example': 'KOPI', 'WWW.Kopi.Example.': 'KOPI', 'fair.example:443': 'FAIR', 'new.example': 'NEW' },
  brands: { KOPI: { name: 'Kopi' }, FAIR: { name: 'Fair' } },
  lines: { publicKey: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=', allowUnsigned: false },
};

const configured = (settings: object = SETTINGS): Files => configureDeployment({ ...SETTINGS, ...settings }, TEMPLATE);
const documentOf = (files: Files, folder: string) => String(files.get(`/hosts/${folder}/m/index.html`));
const blockIn = (document: string) => /id="deployment">(.*?)<\/script>/.exec(document)?.[1];

describe('[OPS-2] configuration of a deployment', () => {
  test('[OPS-2.1] each host gets a document, and so do unlisted hosts and the fallback domains of each merchant', () => {
    const folders = [...configured().keys()].filter((file) => file.endsWith('.html')).map((file) => file.split('/')[2]);
    const hosts = ['kopi.example', 'www.kopi.example', 'fair.example', 'new.example'];
    expect(folders).toEqual([...hosts, '_', '_FAIR', '_KOPI', '_NEW']);
  });

  test('[SAFE-1.7] each host has the legal kit of its merchant and of no other, and the rest an empty one', () => {
    const legal = { age: 18, helpLines: [{ name: 'Helpline', phone: '1800' }] };
    const brands = { KOPI: { name: 'Kopi', defaultLanguage: 'VI', legal }, FAIR: { name: 'Fair' } };
    const kitOf = (folder: string) => JSON.parse(String(configured({ brands }).get(`/hosts/${folder}/m/legal.json`)));
    for (const folder of ['kopi.example', '_KOPI'])
      expect(kitOf(folder), folder).toEqual({ merchant: 'KOPI', legal, defaultLanguage: 'VI' });
    for (const [folder, merchant] of [
      ['fair.example', 'FAIR'],
      ['new.example', 'NEW'],
      ['_', ''],
      ['_FAIR', 'FAIR'],
    ] as const)
      expect(kitOf(folder), folder).toEqual({ merchant });
  });

  test('the documents of all hosts have the same shell', () => {
    const files = configured();
    for (const [file, content] of files)
      if (file.endsWith('.html')) expect(extractShell(String(content)), file).toBe(TEMPLATE.shell);
  });

  test.each([
    // host, merchant, name of the brand
    ['kopi.example', 'KOPI', 'Kopi'],
    ['www.kopi.example', 'KOPI', 'Kopi'],
    ['fair.example', 'FAIR', 'Fair'],
    ['new.example', 'NEW', undefined],
  ])(
    '[WL-2.5][BOOT-7] the document of %s starts with the merchant %s and the brand %s, and contains no other merchant',
    (host, merchant, name) => {
      const document = documentOf(configured(), host);
      const block = resolveHostBlock(blockIn(document), host, '');
      expect([block.merchant, block.brand?.name]).toEqual([merchant, name]);
      for (const other of ['KOPI', 'FAIR', 'NEW'].filter((code) => code !== merchant))
        expect(document).not.toContain(other);
    },
  );

  test('[OPS-4.5] the documents name the collector, and nothing of it if its URL is empty', () => {
    const collector = { url: 'https://otlp.example/v1/logs', format: 'otlp', errors: 1, timings: 0.1 };
    for (const folder of ['kopi.example', '_', '_KOPI'])
      expect(JSON.parse(blockIn(documentOf(configured({ collector }), folder)) ?? '')).toMatchObject({ collector });
    expect(String(configured({ collector }).get('/headers.json'))).toContain(`connect-src 'self' ${collector.url};`);
    expect(configured({ collector: { ...collector, url: '' } })).toEqual(configured());
  });

  test('[OPS-2.2] a link preview of a host has title, description and image of the merchant, without any script', () => {
    const document = documentOf(configured(), 'kopi.example');
    expect(document).toContain('<html lang="vi" dir="ltr">');
    expect(document).toContain('<title>Kopi &amp; more</title>');
    expect(document).toContain('<meta name="description" content="&quot;Kopi&quot; &lt;b>">');
    expect(document).toContain('<meta property="og:title" content="Kopi &amp; more">');
    expect(document).toContain('<meta property="og:image" content="https://kopi.example/cdn/a.png">');
  });

  test('[I18N-1.5] nginx shows its errors in the language of the host, also on the fallback domains of a merchant', () => {
    const texts = ['en', 'vi'].map((lang) => ({ lang, dir: 'ltr', busy: 'b', down: 'd', retry: 'r' }));
    const maps = String(configureDeployment(SETTINGS, { ...TEMPLATE, texts }).get('/nginx-hosts.conf'));
    for (const folder of ['kopi.example', '_KOPI', 'fair.example']) expect(maps).toContain(`"${folder}" "vi";`);
    for (const folder of ['_', 'new.example']) expect(maps).not.toContain(`"${folder}" "vi";`);
  });

  test('[I18N-1.5] a document asks for scripts in the language of its host, else in English, last in its head', () => {
    const texts = [{ lang: 'vi', dir: 'ltr', busy: 'b', down: 'd', retry: 'r', noScript: 'Bật & <JavaScript>' }];
    const files = configureDeployment(SETTINGS, { ...TEMPLATE, texts });
    const vietnamese = '<noscript>Bật &amp; &lt;JavaScript></noscript>\n<!--shell-->';
    for (const folder of ['kopi.example', '_KOPI']) expect(documentOf(files, folder)).toContain(vietnamese);
    const english = '<noscript>Please switch on JavaScript.</noscript>\n<!--shell-->';
    for (const folder of ['_', 'new.example']) expect(documentOf(files, folder)).toContain(english);
    expect(documentOf(configured(), 'kopi.example')).toContain(english);
  });

  test('[BOOT-7.2] the document of unlisted hosts has neither a brand nor a title nor a merchant', () => {
    const document = documentOf(configured(), '_');
    expect(document).not.toMatch(/Kopi|Fair|<title>|og:/);
    expect(resolveHostBlock(blockIn(document), 'other.example', '')).toMatchObject({ merchant: '' });
    const fairAlone = { merchant: 'FAIR', hosts: { 'fair.example': 'FAIR' }, brands: { FAIR: { name: 'Fair' } } };
    const withDefault = documentOf(configured(fairAlone), '_');
    expect(withDefault).not.toMatch(/Fair|<title>|og:/);
    expect(resolveHostBlock(blockIn(withDefault), 'other.example', '')).toMatchObject({ merchant: 'FAIR' });
  });

  test('[DOM-1.2] the document of a fallback domain has the brand of the merchant that the link names', () => {
    const block = blockIn(documentOf(configured(), '_KOPI'));
    expect(resolveHostBlock(block, 'b.example', 'KOPI')).toMatchObject({ merchant: 'KOPI', brand: { name: 'Kopi' } });
    expect(resolveHostBlock(block, 'b.example', '').merchant).toBe('');
  });

  test('[OPS-2.1] fifty brands do not make the document of a host larger', () => {
    const names = Array.from({ length: 50 }, (_, index) => `M${index}`);
    const many = configured({
      hosts: { ...SETTINGS.hosts, ...Object.fromEntries(names.map((code) => [`${code}.example`, code])) },
      brands: { ...SETTINGS.brands, ...Object.fromEntries(names.map((code) => [code, { name: code }])) },
    });
    for (const host of ['kopi.example', 'fair.example', 'new.example'])
      expect(documentOf(many, host)).toBe(documentOf(configured(), host));
  });

  test('the headers of all hosts are the same, because no host has a script or style of its own', () => {
    const { hosts: _, brands: __, ...others } = SETTINGS;
    expect(configured().get('/headers.json')).toBe(configureDeployment(others, TEMPLATE).get('/headers.json'));
  });

  test.each([
    ['two merchants for one host', { hosts: { 'kopi.example': 'KOPI', 'KOPI.example.': 'FAIR' } }, 'kopi.example'],
    ['a URL as a host', { hosts: { 'https://kopi.example/': 'KOPI' } }, 'no host name'],
    ['a path as a host', { hosts: { '../kopi': 'KOPI' } }, 'no host name'],
    ['a merchant code with a path', { hosts: { 'kopi.example': '../x' } }, 'no merchant code'],
    ['two merchant codes that differ only in case', { hosts: { 'kopi.example': 'kopi' } }, 'only in case'],
    [
      'a default merchant beside the hosts of another one',
      { merchant: 'FAIR', brands: {} },
      '"merchant" must be empty',
    ],
    ['a default merchant beside the brand of another one', { merchant: 'FAIR', hosts: {} }, '"merchant" must be empty'],
  ])('settings with %s are rejected', (_, settings, why) => {
    expect(() => configured(settings)).toThrow(why);
  });

  test.each([
    ['Kopi.Example', 'kopi.example'],
    ['kopi.example:8443', 'kopi.example'],
    ['kopi.example.', 'kopi.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('[BOOT-7.3] the host %s in the settings is the host %s of a request', (host, name) => {
    expect(normalizeHostName(host)).toBe(name);
  });
});

describe('[OPS-2] a build and its configuration', () => {
  test('[OPS-2.1] a new host and a changed colour change neither the build id nor a manifest nor the document of another host', async () => {
    const site = createTemporarySite(REACT_SITE_FILES);
    const run = async (settings: object) => {
      site.write('deploy/settings.json', JSON.stringify(settings));
      return (await build({ root: site.root, compress: false })).files as Files;
    };
    const brands = { KOPI: { name: 'Kopi', accent: '#112233', background: '#ffffff' } };
    const before = await run({ ...SETTINGS, hosts: { 'kopi.example': 'KOPI', 'fair.example': 'FAIR' }, brands });
    const after = await run({
      ...SETTINGS,
      hosts: { 'kopi.example': 'KOPI', 'fair.example': 'FAIR', 'new.example': 'NEW' },
      brands: { KOPI: { ...brands.KOPI, accent: '#445566' } },
    });
    const changed = [...after].filter(([file, content]) => String(before.get(file)) !== String(content));
    expect(changed.map(([file]) => file).sort()).toEqual([
      '/hosts/_/m/index.html',
      '/hosts/_KOPI/m/index.html',
      '/hosts/_NEW/m/index.html',
      '/hosts/_NEW/m/legal.json',
      '/hosts/kopi.example/m/index.html',
      '/hosts/new.example/m/index.html',
      '/hosts/new.example/m/legal.json',
      '/nginx-hosts.conf',
    ]);
  });

  test('[OPS-2.1] configuring a build again gives the same documents, with the same time on every server, and no former one', async () => {
    const site = createTemporarySite(REACT_SITE_FILES);
    const settings = { ...SETTINGS, brands: { KOPI: { name: 'Kopi', accent: '#112233', background: '#ffffff' } } };
    site.write('deploy/settings.json', JSON.stringify(settings));
    const dist = path.join(site.root, 'dist');
    const built = (await build({ root: site.root, compress: false })).files as Files;
    const servers = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `${name}-`)));
    onTestFinished(() => {
      for (const out of servers) rmSync(out, { recursive: true });
    });
    for (const out of servers) await configure(settings, dist, out);
    const file = '/hosts/kopi.example/m/index.html';
    for (const out of servers) expect(readFileSync(path.join(out, file), 'utf8')).toBe(String(built.get(file)));
    const [one, two] = servers.map((out) => statSync(path.join(out, file)).mtimeMs);
    expect(one).toBe(two);
    const formerHost = path.join(servers[0] ?? '', 'hosts/former.example');
    mkdirSync(path.join(formerHost, 'm'), { recursive: true });
    writeFileSync(path.join(formerHost, 'm/index.html'), 'document of a host that was taken out of the settings');
    writeFileSync(path.join(servers[0] ?? '', file), 'another document');
    await configure(settings, dist, servers[0] ?? '');
    expect(readFileSync(path.join(servers[0] ?? '', file), 'utf8')).toBe(String(built.get(file)));
    expect(existsSync(formerHost)).toBe(false);
  });
});
