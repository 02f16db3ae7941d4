import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runConfigCheck } from '../../../deploy/config-check/command';
import { STATUS_PATH } from '../../../src/contract/bootstrap/early-requests';
import { webAppManifest } from '../../../src/contract/endpoints/site/web-app-manifest';
import { setUpTestPlatform } from '../../platform/testing/test-platform';

describe('[OPS-1] npm run config-check', () => {
  const { platform } = setUpTestPlatform();
  let folder = '';
  const write = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runConfigCheck(args, (line) => lines.push(line));
    return { code, output: lines.join('\n') };
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'config-check-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('[OPS-1.1] npm run config-check exits with 1 for a file with a fault, and prints the fault before the warnings', () => {
    const file = write('wrong.json', JSON.stringify({ hosts: { 'M.example': 'M' }, merchnat: 'M' }));
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'config-check', file], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      `${file}, read as settings: 1 fault, 1 warning`,
      '  fault    merchnat: unknown key, which nothing reads. Did you mean "merchant"?',
      expect.stringContaining('  warning  hosts["M.example"]: the host counts as m.example'),
      '',
    ]);
  });

  test('[OPS-1.3] a file without faults exits with 0, also with a warning', async () => {
    expect(await run('deploy/settings.json')).toEqual({
      code: 0,
      output: 'deploy/settings.json, read as settings: no faults, no warnings',
    });
    const file = write('warning.json', JSON.stringify({ hosts: { 'M.example': 'M' } }));
    expect(await run(file)).toMatchObject({ code: 0, output: expect.stringContaining('no faults, 1 warning') });
  });

  test('[OPS-1.1] the settings of the local platform have faults for a deployment, and none with --local', async () => {
    expect((await run('tests/platform/settings.json')).code).toBe(1);
    expect((await run('--local', 'tests/platform/settings.json')).code).toBe(0);
  });

  test('[OPS-1.1] a file that is missing or no JSON exits with 2 and is named; no file or a wrong option prints the usage', async () => {
    expect(await run('no-such.json')).toEqual({ code: 2, output: 'no-such.json: cannot be read (ENOENT).' });
    const file = write('broken.json', '{');
    expect(await run(file, 'deploy/settings.json')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/is no valid JSON[\s\S]*no faults/),
    });
    for (const args of [[], ['--locall', 'deploy/settings.json']])
      expect(await run(...args)).toMatchObject({ code: 2, output: expect.stringContaining('npm run config-check') });
  });

  test('[OPS-1.1] the URL of the local platform and its settings have no fault: status, manifest and icons are checked', async () => {
    platform().services.scenarios.stage('FAIR', { homeModules: true });
    const { code, output } = await run('--local', 'tests/platform/settings.json', platform().origin);
    expect(output).toContain(`${platform().origin}: no faults, no warnings`);
    expect(code).toBe(0);
  });

  test('[OPS-1.1] a host below localhost is this machine, also where the system does not resolve it', async () => {
    const url = platform().origin.replace('localhost', 'kopi.localhost');
    const { code, output } = await run('--local', 'tests/platform/settings.json', url);
    expect([code, output]).toEqual([0, expect.stringContaining(`${url}: no faults`)]);
  });

  test('[OPS-1.1] a merchant of the local platform is no document to check, and is named as what it is', async () => {
    const file = write('merchant.json', JSON.stringify({ code: 'ACME', hosts: ['acme.localhost'], name: 'Acme' }));
    expect(await run(file)).toEqual({
      code: 2,
      output: `${file}: is a record of the local platform, which npm start checks; check its status by the URL.`,
    });
  });

  test('[OPS-1.4] settings that disagree with the status at a URL are named', async () => {
    const settings = { hosts: { localhost: 'FAIRR' }, brands: { FAIRR: { name: 'Other', accent: '#111111' } } };
    const { code, output } = await run('--local', write('other.json', JSON.stringify(settings)), platform().origin);
    expect(code).toBe(1);
    expect(output).toContain(
      'fault    status info.merchantCode: "FAIR" is not what the settings have for this host: FAIRR.',
    );
    expect(output).toContain('warning  status info.whitelabelVal.name: "Fairground" in the status, but "Other" in');
  });

  test('[OPS-1.1] files with a status in its envelope and with a manifest template are recognized and compared', async () => {
    const status = { success: true, value: { info: { merchantCode: 'SOL', whitelabelVal: { acent: '#111111' } } } };
    const files = [
      write('status.json', JSON.stringify(status)),
      write('manifest.json', JSON.stringify({ title: 'Sol', icons: [] })),
      write('settings.json', JSON.stringify({ hosts: { 'kopi.example': 'KOPI' } })),
    ];
    const { code, output } = await run(...files);
    expect(code).toBe(1);
    expect(output).toContain('info.whitelabelVal.acent: unknown key, which nothing reads. Did you mean "accent"?');
    expect(output).toContain('info.merchantCode: "SOL" is not what the settings have for this host: KOPI.');
    expect(output).toContain('icons: have no icon of 192x192.');
    expect(output).toContain('settings.json, read as settings: no faults, no warnings');
  });

  test('[OPS-1.1] a URL that does not answer as a platform exits with 2 and says why', async () => {
    const { code, output } = await run('--private', 'http://127.0.0.1:1');
    expect(code).toBe(2);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:1: the status cannot be read \(.+\)\.$/);
  });

  test('[OPS-1.8] a URL on this machine is refused, and the message says how to allow it', async () => {
    const { code, output } = await run(platform().origin);
    expect(code).toBe(2);
    expect(output).toMatch(/the status cannot be read \(its address .+ is private: .*--private/);
  });

  test('[OPS-1.4] providers that the settings turn off and the status offers are named', async () => {
    const off = { hosts: { localhost: 'FAIR' }, identity: 'none', messaging: 'none' };
    const info = {
      merchantCode: 'FAIR',
      whitelabel: { GOOGLELOGIN3: true },
      sms: { firebase: true, apiKey: 'k' },
      push: { facebookAppId: '1', vapidKey: 'v', messagingSenderId: '2' },
    };
    const files = [write('off.json', JSON.stringify(off)), write('offers.json', JSON.stringify({ info }))];
    const { output } = await run('--local', ...files);
    expect(output).toContain(
      'fault    info.sms.firebase: phone sign-in is not offered: "identity" is "none" in the settings.',
    );
    expect(output).toContain('fault    info.whitelabel.GOOGLELOGIN3: sign-in with Google is not offered');
    expect(output).toContain('fault    info.push.facebookAppId: sign-in with Facebook is not offered');
    expect(output).toContain(
      'fault    info.push.messagingSenderId: push messages are not offered: "messaging" is "none" in',
    );
    const on = write('on.json', JSON.stringify({ ...off, identity: 'google', messaging: 'google' }));
    expect((await run('--local', on, files[1] ?? '')).output).not.toMatch(/is not offered|are not offered/);
  });

  test('[OPS-1.1] a file with a byte order mark is read', async () => {
    expect((await run(write('bom.json', '\uFEFF{}'))).output).toContain('read as settings: no faults');
  });

  test.each([
    ['manifest', { title: 'Sol', icon: [] }, 'icon: unknown key'],
    ['status', { maintenance: false, regionRestriction: false, inof: {} }, 'inof: unknown key'],
    ['settings', { host: {} }, 'host: unknown key'],
  ])('[OPS-1.1] a file with a misspelt key is read as %s, and the kind is printed', async (kind, content, message) => {
    const { output } = await run(write('kind.json', JSON.stringify(content)));
    expect(output).toContain(`kind.json, read as ${kind}: `);
    expect(output).toContain(message);
  });

  test('[OPS-1.4] a host in upper case in the settings has its merchant too', async () => {
    const settings = { hosts: { LOCALHOST: 'OTHER' } };
    const { output } = await run('--local', write('upper.json', JSON.stringify(settings)), platform().origin);
    expect(output).toContain('"FAIR" is not what the settings have for this host: OTHER.');
  });

  describe('[OPS-1.7] of a site that answers in part', () => {
    const info = { merchantCode: 'FAIR', customerService: [{ csType: 'LIVECHAT', path: 'x' }] };
    const STATUS = JSON.stringify({ success: true, value: { info } });
    const page = (block: string) => `<script type="application/json" id="deployment">${block}</script>`;
    const manifest = JSON.stringify({ title: 'Fair', icons: [] });
    const runSite = async (routes: Readonly<Record<string, readonly [number, string]>>) => {
      const server = createServer((request, response) => {
        const [, [code, body]] = Object.entries(routes).find(([end]) =>
          new URL(request.url ?? '', 'http://x').pathname.endsWith(end),
        ) ?? ['', [404, 'not found']];
        response.writeHead(code).end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      onTestFinished(() => void server.close());
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('no port');
      return run('--private', `http://localhost:${address.port}`);
    };
    const [STATUS_END, MANIFEST_END] = [STATUS_PATH, webAppManifest.path];

    test.each([
      ['no page', {}, 'document: cannot be read (the server answers 404), so merchant, brand and customer service'],
      ['no block', { '/m/': [200, '<p>'] }, 'document: has no settings of the deployment'],
      ['a block that is no JSON', { '/m/': [200, page('{')] }, 'document deployment: must be valid JSON'],
      [
        'a broken block',
        { '/m/': [200, page('{"merchant":"FAIR","services":{"LIVECHAT":"x"}}')] },
        'document deployment.services.LIVECHAT: must be a list: [ … ], but it is the text "x".',
      ],
      [
        'a block of another merchant',
        { '/m/': [200, page('{"merchant":"KOPI"}')] },
        'status info.merchantCode: "FAIR" is not what the settings have for this host: KOPI.',
      ],
      ['no manifest', { '/m/': [200, page('{}')] }, 'manifest: cannot be read (the server answers 404).'],
    ] as const)('%s is a fault beside those of the status', async (_, routes, message) => {
      const { code, output } = await runSite({ ...routes, [STATUS_END]: [200, STATUS] });
      expect(output).toContain(`  fault    ${message}`);
      expect(output).toContain('status info.whitelabelVal.legal.licence: is missing');
      expect(output).toContain('the entry LIVECHAT is hidden: its path cannot be decrypted.');
      expect(code).toBe(1);
    });

    test.each([
      [200, 'the platform refused the request'],
      [403, 'the server answers 403'],
    ])('a status refused with %i is told with its code and message beside the other documents', async (http, why) => {
      const refusal = JSON.stringify({
        success: false,
        errorCode: 'domain_not_available',
        message: 'No \u001b site',
      });
      const { code, output } = await runSite({
        '/m/': [200, page('{"merchant":"FAIR","services":{"LIVECHAT":"x"}}')],
        [STATUS_END]: [http, refusal],
        [MANIFEST_END]: [200, manifest],
      });
      expect(output).toContain(`the status cannot be read (${why}: "domain_not_available", "No \\u001b site").`);
      expect(output).toContain('document deployment.services.LIVECHAT: must be a list');
      expect(output).toContain('manifest icons: have no icon of 192x192.');
      expect(code).toBe(2);
    });
  });

  test('[OPS-1.6] the user name and password of a URL are not printed', async () => {
    const { output } = await run('--private', 'http://user:pa55@127.0.0.1:1/');
    expect(output).toContain('http://…@127.0.0.1:1/: the status cannot be read');
  });
});
