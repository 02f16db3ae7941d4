import { describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/endpoints/session';
import { rawGet } from '../testing/raw-get';
import { testPlatform } from '../testing/test-platform';

const { caller, platform } = testPlatform();
const get = (path: string, headers: Record<string, string> = {}) => fetch(caller().origin + path, { headers });

const statusUnder = async (Host: string) => (await rawGet(platform().port, '/console', { Host })).status;

describe('[WL-1] the console', () => {
  test.each(['', '/people', '/inbox', '/chat', '/faults', '/wire'])(
    '[WL-1] draws /console%s without inline script',
    async (path) => {
      await caller().signIn('alice', 'Wonder-land-7');
      const answer = await get(`/console${path}`);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).not.toMatch(/<script>|<script [^s]|\son\w+=|style="/);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  test('[WL-1] is for this machine: not under a foreign name, not from a foreign page', async () => {
    expect(await statusUnder(`localhost:${platform().port}`)).toBe(200);
    expect(await statusUnder('rebound.example')).toBe(403);
    expect((await get('/console/demo.json', { Origin: 'https://evil.example' })).status).toBe(403);
  });

  test('[WL-1] shows what came over the wire as text', async () => {
    await get('/wps/<script>alert(1)</script>');
    expect(await (await get('/console/wire')).text()).not.toContain('<script>alert');
  });

  test.each([
    ['switches', { merchant: 'FAIR', name: 'NO_SUCH', on: true }],
    ['scenarios', { launch: 'sideways' }],
    ['clock', { advance: 'soon' }],
    ['faults', {}],
  ])('[WL-1] answers 400 to %s with %o', async (resource, body) => {
    const answer = await fetch(`${caller().origin}/console/api/${resource}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  });
});

test('[LOGIN-4] every demo member can sign in with the password that is shown', async () => {
  const { members } = JSON.parse(await (await get('/console/demo.json')).text());
  expect(members.length).toBeGreaterThan(20);
  for (const { merchant, username, password } of members) {
    const signedIn = await caller().signIn(username, password, merchant);
    expect(signedIn).toMatch(username === 'tina' ? /^login_verify_required$/ : /^[\w-]{43}$/);
  }
});

test('[ENC-2] the wire log shows a sign-in without its password', async () => {
  await caller().signIn('alice', 'Wonder-land-7');
  const log = JSON.parse(JSON.stringify(await caller().read('wire')));
  const entry = log.find(({ endpoint }: { endpoint: string }) => endpoint === login.name);
  expect(entry).toMatchObject({ method: 'POST', path: login.path, status: 200, merchant: 'FAIR' });
  expect(entry.headers).toMatchObject({ encryption: '1' });
  expect(JSON.stringify(log)).not.toMatch(/Wonder-land-7|"?password/);
});

test('[WL-1] a reset puts back what was turned, registered and logged', async () => {
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
