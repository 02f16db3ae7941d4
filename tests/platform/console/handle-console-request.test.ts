import { describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/endpoints/account/session';
import { installPromptSettings } from '../../../src/contract/endpoints/site/install-prompt-settings';
import { sendRawRequest } from '../../support/http/send-raw-request';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const get = (path: string, headers: Record<string, string> = {}) => fetch(caller().origin + path, { headers });

const statusUnder = async (Host: string) =>
  (await sendRawRequest(platform().port, { path: '/console', headers: { Host } })).status;

describe('[WL-1] console', () => {
  test.each([
    '',
    '/popups',
    '/install',
    '/push',
    '/people',
    '/inbox',
    '/chat',
    '/faults',
    '/wire',
    '/collector?id=7f3a-91c2',
    '/look',
    '/design',
    '/api',
  ])('serves /console%s without inline script', async (path) => {
    await caller().signIn('alice', 'Wonder-land-7');
    const response = await get(`/console${path}`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).not.toMatch(/<script>|<script [^s]|\son\w+=|style="/);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('rejects a request with a foreign host name or from a page of another origin', async () => {
    expect(await statusUnder(`localhost:${platform().port}`)).toBe(200);
    expect(await statusUnder('rebound.example')).toBe(403);
    expect((await get('/console/demo.json', { Origin: 'https://evil.example' })).status).toBe(403);
  });

  test.each([
    ['X-Forwarded-For', '203.0.113.7'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Prefix', '/x'],
    ['Forwarded', 'for=203.0.113.7'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '203.0.113.7'],
    ['X-Original-Host', 'm.fair.example'],
    ['X-Client-IP', '203.0.113.7'],
    ['True-Client-IP', '203.0.113.7'],
    ['CF-Connecting-IP', '203.0.113.7'],
  ])('rejects a request that a proxy has forwarded with the header “%s: %s”', async (name, value) => {
    for (const path of ['/console', '/console/demo.json', '/console/api/members']) {
      expect((await get(path, { [name]: value })).status).toBe(403);
    }
    const reset = { method: 'POST', headers: { [name]: value }, body: '{}' };
    expect((await fetch(`${caller().origin}/console/api/reset`, reset)).status).toBe(403);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'responds with a 404 to a request for a page or data named %s',
    async (name) => {
      for (const path of [`/console/${name}`, `/console/api/${name}`]) expect((await get(path)).status).toBe(404);
    },
  );

  test('escapes HTML in the requests that the wire log shows', async () => {
    await get('/wps/<script>alert(1)</script>');
    expect(await (await get('/console/wire')).text()).not.toContain('<script>alert');
  });

  test.each([
    ['switches', { merchant: 'FAIR', name: 'NO_SUCH', on: true }],
    ['scenarios', { launch: 'sideways' }],
    ['clock', { advance: 'soon' }],
    ['faults', {}],
  ])('responds with 400 to a POST request to %s with the invalid body %o', async (resource, body) => {
    const response = await fetch(`${caller().origin}/console/api/${resource}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});

test('[LOGIN-4] the console shows the correct password of every demo member', async () => {
  const { members } = JSON.parse(await (await get('/console/demo.json')).text());
  expect(members.length).toBeGreaterThan(20);
  for (const { merchant, username, password } of members) {
    const signedIn = await caller().signIn(username, password, merchant);
    expect(signedIn).toMatch(username === 'tina' ? /^login_verify_required$/ : /^[\w-]{43}$/);
  }
});

test('[ENC-2] the wire log shows a login request without its password', async () => {
  await caller().signIn('alice', 'Wonder-land-7');
  const log = JSON.parse(JSON.stringify(await caller().read('wire')));
  const entry = log.find(({ endpoint }: { endpoint: string }) => endpoint === login.name);
  expect(entry).toMatchObject({ method: 'POST', path: login.path, status: 200, merchant: 'FAIR' });
  expect(entry.headers).toMatchObject({ encryption: '1' });
  expect(JSON.stringify(log)).not.toMatch(/Wonder-land-7|"?password/);
});

test('[WL-1] a reset in the console restores switches and members, and clears sessions and the wire log', async () => {
  const before = await caller().read('members');
  await caller().control('switches', { merchant: 'FAIR', name: 'CBS3', on: false });
  await caller().control('clock', { advance: 1000 });
  await caller().signIn('alice', 'Wonder-land-7');
  await caller().control('reset');
  expect(await caller().read('members')).toEqual(before);
  expect(await caller().read('switches')).toMatchObject({ FAIR: { CBS3: true } });
  expect(await caller().read('sessions')).toEqual([]);
  expect(await caller().read('wire')).toEqual([]);
});

test('[SAFE-2.6] the console starts a break and an exclusion of a member, who can then not sign in', async () => {
  const read = async (): Promise<{ id: number; merchant: string; username: string; breakUntil: number }[]> =>
    JSON.parse(await (await get('/console/api/play')).text());
  const find = async () => (await read()).find(({ merchant, username }) => merchant === 'KOPI' && username === 'alice');
  const id = (await find())?.id;
  await caller().control('play', { id, action: 'break' });
  expect((await find())?.breakUntil).toBeGreaterThan(0);
  await caller().control('play', { id, action: 'exclude' });
  expect(await caller().signIn('alice', 'Wonder-land-7', 'KOPI')).toBe('play.excluded');
  expect(await (await get('/console/people')).text()).toContain('excluded until');
});

describe('[POP-1] [BAN-1] popups in the console', () => {
  const post = (resource: string, body: object) =>
    fetch(`${caller().origin}/console/api/${resource}`, { method: 'POST', body: JSON.stringify(body) });
  const read = async (path: string): Promise<unknown> => (await get(`/console/api/${path}`)).json();

  test('an announcement can be added, changed and removed in the console', async () => {
    const list = () => read('announcements?merchant=KOPI&language=EN');
    const draft = {
      merchant: 'KOPI',
      language: 'EN',
      title: 'New',
      content: '<p>x</p>',
      execution: 'B',
      forceRead: true,
    };
    await post('announcements', draft);
    const [added] = ((await list()) as { id: number; title: string }[]).filter(({ title }) => title === 'New');
    expect(added).toMatchObject({ content: '<p>x</p>', execution: 'B', forceRead: 1, redirect: '' });
    await post('announcements', { ...draft, id: String(added?.id), title: 'Newer' });
    expect(await list()).toContainEqual(expect.objectContaining({ id: added?.id, title: 'Newer' }));
    await fetch(`${caller().origin}/console/api/announcements?id=${added?.id}`, { method: 'DELETE' });
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: added?.id }));
    expect((await post('announcements', { ...draft, execution: 'X' })).status).toBe(400);
  });

  test('a banner can be added and removed in the console', async () => {
    const list = () => read('banners?merchant=KOPI&group=m_popup1&language=EN');
    await post('banners', { merchant: 'KOPI', language: 'EN', groupName: 'm_popup1', title: 'B', image: '/b.png' });
    const [added] = ((await list()) as { id: number; title: string }[]).filter(({ title }) => title === 'B');
    expect(added).toMatchObject({ image: '/b.png', linkageType: '' });
    await fetch(`${caller().origin}/console/api/banners?id=${added?.id}`, { method: 'DELETE' });
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: added?.id }));
  });
});

describe('[ENG-1] [ENG-3] conditions of install prompts in the console', () => {
  const post = (resource: string, body: object) =>
    fetch(`${caller().origin}/console/api/${resource}`, { method: 'POST', body: JSON.stringify(body) });

  test('an install prompt setting can be enabled and given a value in the console, and is then sent to the app', async () => {
    await post('installPromptSettings', { merchant: 'KOPI', name: 'deposit_times', enabled: true, value: '3' });
    expect(await caller().read('installPromptSettings')).toMatchObject({
      KOPI: { deposit_times: { enabled: true, value: '3' } },
      FAIR: { deposit_times: { enabled: false, value: '' } },
    });
    const sent = await caller().call(installPromptSettings, { merchant: 'KOPI' });
    expect(sent.value).toMatchObject({ deposit_times: { enabled: true, value: '3' }, reg_days: { enabled: false } });
    expect((await post('installPromptSettings', { merchant: 'KOPI', name: 'unknown' })).status).toBe(400);
  });

  test('a member’s days since registration and numbers of deposits and withdrawals can be set in the console', async () => {
    const members = async () => (await caller().read('members')) as { id: number; registeredAt: number }[];
    const [first] = await members();
    const change = { id: String(first?.id), registeredDays: 3, depositCount: 7, withdrawCount: 2 };
    await post('members', change);
    const [changed] = await members();
    expect(changed).toMatchObject({ depositCount: 7, withdrawCount: 2 });
    expect(Date.now() - (changed?.registeredAt ?? 0)).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect((await post('members', { ...change, depositCount: -1 })).status).toBe(400);
  });
});
