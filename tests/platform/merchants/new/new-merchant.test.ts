import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encryptServicePath } from '../../../../deploy/customer-service/encrypt-service-path';
import { depositSettings } from '../../../../src/contract/endpoints/money/wallet';
import { APP_SCREENSHOTS } from '../../art/app-screenshots';

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>';

const STATUS_URL = '/wps/system/status?device=MOBILE&track=&originalDomain=acme.localhost&url=http://acme.localhost/m/';

let folder = '';
const file = (name: string) => path.join(folder, name);
const readJson = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));

/** Forgets the merchants, as a new process does: the folder of merchants is read once. */
const forgetMerchants = () => vi.resetModules();

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  forgetMerchants();
  const { runNewMerchantCommand } = await import('./command');
  await runNewMerchantCommand(['--settings', file('settings.json'), ...args], (line) => lines.push(line));
  return lines.join('\n');
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'merchants-'));
  process.env.MERCHANTS_DIR = file('merchants');
});
beforeEach(() => {
  rmSync(file('merchants'), { recursive: true, force: true });
  copyFileSync('tests/platform/settings.json', file('settings.json'));
  writeFileSync(file('icon.svg'), ICON);
});
afterAll(() => {
  delete process.env.MERCHANTS_DIR;
  rmSync(folder, { recursive: true });
});

describe('[OPS-2.14] a new merchant', () => {
  test('[OPS-1.9] is served by the local platform, with no fault but the texts to replace, which are refused elsewhere', async () => {
    expect(await run('acme', '--name', 'Acme', '--icon', file('icon.svg'))).toContain('http://acme.localhost:8080/m/');
    forgetMerchants();
    const { startPlatform } = await import('../../platform');
    const { runConfigCheck } = await import('../../../../deploy/config-check/command');
    const platform = await startPlatform();
    const get = (url: string) =>
      fetch(`http://127.0.0.1:${platform.port}${url}`, { headers: { Merchant: 'ACME', Host: 'acme.localhost' } });
    try {
      const { value } = (await (await get(STATUS_URL)).json()) as {
        value: { info: { merchantCode: string; whitelabelVal: { name: string; legal: { age: number } } } };
      };
      expect(value.info).toMatchObject({
        merchantCode: 'ACME',
        whitelabelVal: { name: 'Acme', icon: '/cdn/ACME/icon.svg', legal: { age: 21 } },
      });
      // As a deployed platform sends it: over https, on the merchant's own host.
      const deployed = JSON.stringify(value).replaceAll(/http:\/\/[^/"]+/g, 'https://m.acme.example');
      const customerService = [{ csType: 'LIVECHAT', path: encryptServicePath('https://m.acme.example/support') }];
      const status = JSON.parse(deployed);
      writeFileSync(file('status.json'), JSON.stringify({ ...status, info: { ...status.info, customerService } }));
      expect(await (await get('/cdn/ACME/icon.svg')).text()).toBe(ICON);
      expect((await get('/cdn/ACME/icon-192.png')).headers.get('content-type')).toBe('image/png');
      expect((await get('/cdn/ACME/art/lost.svg')).headers.get('content-type')).toBe('image/svg+xml');
      const [screenshot] = APP_SCREENSHOTS;
      expect((await get(`/cdn/ACME/${screenshot?.name}.jpg`)).status).toBe(404);
      const manifest = await get('/wps/system/manifest.json?merchantCode=ACME');
      expect(await manifest.text()).toContain('Acme');
      // A changed record is served as soon as it is read again, which `npm run dev` does.
      const record = readJson('merchants/ACME/merchant.json');
      writeFileSync(file('merchants/ACME/merchant.json'), JSON.stringify({ ...record, name: 'Acme Lotto' }));
      (await import('../find-merchant')).refreshLocalMerchants();
      expect(await (await get(STATUS_URL)).text()).toContain('Acme Lotto');
    } finally {
      await platform.close();
    }
    const check = async (...args: string[]) => {
      const lines: string[] = [];
      const code = await runConfigCheck([...args, file('settings.json'), file('status.json')], (line) =>
        lines.push(line),
      );
      return { code, faults: lines.filter((line) => line.includes('fault  ')) };
    };
    expect(await check('--local')).toEqual({ code: 0, faults: [] });
    // What the command cannot know must not reach members.
    const { code, faults } = await check();
    expect(code).toBe(1);
    const replaced = faults.filter((line) => line.includes('is still to be replaced'));
    expect(replaced.map((line) => line.trim().split(/\s+/)[1])).toEqual([
      ...['licence:', 'helpLines[0].name:', 'helpLines[0].phone:'].map((slot) => `brands.ACME.legal.${slot}`),
      ...[
        'licence:',
        'licenceNumber:',
        'company:',
        'helpLines[0].name:',
        'helpLines[0].phone:',
        'jurisdiction.name:',
      ].map((slot) => `info.whitelabelVal.legal.${slot}`),
    ]);
  });

  test('has members who can sign in and deposit, also in a database that is older than the merchant', async () => {
    const start = async () => {
      forgetMerchants();
      const { startPlatform } = await import('../../platform');
      return startPlatform({ dataDir: file('data') });
    };
    await (await start()).close();
    await run('acme', '--icon', file('icon.svg'));
    const platform = await start();
    try {
      const { TestApiClient } = await import('../../testing/test-api-client');
      const client = new TestApiClient(platform.origin);
      const token = await client.signIn('alice', 'Wonder-land-7', 'ACME');
      const { value } = await client.call(depositSettings, { token, merchant: 'ACME' });
      expect(value).toMatchObject({ methods: [{ id: 'bank', enabled: true }] });
    } finally {
      await platform.close();
    }
  });

  test('[SAFE-1.7] has its host and its brand with a legal kit in the settings, beside the others', async () => {
    await run('acme', '--accent', '#123456', '--language', 'vi');
    const { hosts, brands, identity } = readJson('settings.json');
    expect(hosts).toMatchObject({ 'kopi.localhost': 'KOPI', 'acme.localhost': 'ACME' });
    expect(brands.ACME).toEqual({
      name: 'acme',
      defaultLanguage: 'VI',
      accent: '#123456',
      background: '#f5f7f6',
      headerColor: '#123456',
      legal: {
        age: 21,
        licence: '[Licence of acme: authority and number]',
        helpLines: [{ name: '[Name of the help line]', phone: '+000 000 000' }],
      },
    });
    expect(identity).toBe('emulated');
  });

  test.each([
    ['no code', [], 'npm run merchant:new -- acme'],
    ['an option that does not exist', ['--help'], 'npm run merchant:new -- acme'],
    ['a code with a space', ['ac me'], 'code: must have 2 to 32 capital letters and digits'],
    ['a merchant that is there', ['fair'], 'There is a merchant FAIR'],
    ['a named colour', ['acme', '--accent', 'green'], 'accent: must be a colour such as "#0b6e4f"'],
    ['an unknown language', ['acme', '--language', 'xx'], 'The app has no language XX, but'],
    ['an icon that is missing', ['acme', '--icon', 'gone.svg'], 'gone.svg cannot be read'],
    ['a PNG as an icon', ['acme', '--icon', 'public/icons/icon-192x192.png'], 'is no SVG'],
    ['settings that are missing', ['acme', '--settings', 'gone.json'], 'gone.json cannot be read'],
  ])('with %s is refused before anything is written', async (_, args, reason) => {
    const before = readFileSync(file('settings.json'), 'utf8');
    await expect(run(...args)).rejects.toThrow(reason);
    expect([existsSync(file('merchants')), readFileSync(file('settings.json'), 'utf8')]).toEqual([false, before]);
  });

  test('an icon with a script is refused', async () => {
    writeFileSync(file('icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    await expect(run('acme', '--icon', file('icon.svg'))).rejects.toThrow('has a script, which an icon must not have');
  });

  test.each([
    ['{ "code": ', /ACME\/merchant\.json is no valid JSON/],
    ['{}', /is refused:[\s\S]*name: /],
    [{ accnt: '#123456' }, /accnt/],
    [{ code: 'ACNE' }, /has the code ACNE, but is in the folder ACME/],
    [{ hosts: ['localhost'] }, /the host localhost belongs to FAIR/],
  ])('a record that is changed to %j stops the start with its path and the reason', async (change, reason) => {
    await run('acme');
    const record = 'merchants/ACME/merchant.json';
    const text = typeof change === 'string' ? change : JSON.stringify({ ...readJson(record), ...change });
    mkdirSync(path.dirname(file(record)), { recursive: true });
    writeFileSync(file(record), text);
    forgetMerchants();
    await expect(import('../find-merchant')).rejects.toThrow(reason);
  });
});
