import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ping } from '../../src/contract/endpoints/site/domains';
import { type Platform, startPlatform } from './platform';
import { TestApiClient } from './testing/test-api-client';

test('[BOOT-1] a platform responds as soon as it has started', async () => {
  const platform = await startPlatform();
  expect((await new TestApiClient(platform.origin).call(ping)).success).toBe(true);
  await platform.close();
});

test('[SESS-3] sessions, members and switches of the platform persist across restarts if a data folder is set', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const runPlatform = async (work: (caller: TestApiClient, platform: Platform) => Promise<void>) => {
    const platform = await startPlatform({ dataDir: join(dataDir, 'new') });
    await work(new TestApiClient(platform.origin), platform);
    await platform.close();
  };
  await runPlatform(async (caller) => {
    await caller.signIn('alice', 'Wonder-land-7');
    await caller.control('switches', { merchant: 'FAIR', name: 'CBS3', on: false });
  });
  await runPlatform(async (caller, { services }) => {
    expect(services.sessions.all()).toHaveLength(1);
    expect(services.members.all()).toHaveLength(27);
    expect(await caller.read('switches')).toMatchObject({ FAIR: { CBS3: false } });
  });
  rmSync(dataDir, { recursive: true });
});

test('[API-1] a platform with a gateway forwards every call to the gateway and returns the gateway’s response', async () => {
  const gateway = await startPlatform();
  const front = await startPlatform({ gateway: { origin: gateway.origin } });
  const token = await new TestApiClient(front.origin).signIn('alice', 'Wonder-land-7');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(gateway.services.sessions.all()).toHaveLength(1);
  expect(front.services.sessions.all()).toHaveLength(0);
  await gateway.close();
  expect((await new TestApiClient(front.origin).fetch(ping)).status).toBe(502);
  await front.close();
});
