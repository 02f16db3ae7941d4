import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock';
import { findLine } from '../../../worker/line-test';
import { secureBytes } from '../../../worker/random';
import { type Platform, startPlatform } from '../platform';
import { type Lines, startLines } from './start-lines';

const open: (Platform | Lines)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

test.each([
  ['FAIR', 'localhost'],
  ['KOPI', 'kopi.localhost'],
])('[DOM-2] %s has lines of every kind on ports of their own, and the good one is found', async (merchant, host) => {
  const platform = await startPlatform();
  const lines = await startLines(platform, 'dist');
  open.push(lines, platform);
  const asked = await fetch(`${platform.origin}/wps/system/domainRoute`, { headers: { Merchant: merchant } });
  const { value } = (await asked.json()) as { value: { domains: { domainName: string }[] } };
  const domains = value.domains.map(({ domainName }) => domainName);
  expect(new Set(domains.map((domain) => new URL(domain).port)).size).toBe(6);

  // Node looks up no names of its own under .localhost: the port is what tells the lines apart.
  const send = (url: string, how: RequestInit) => fetch(url.replace(/\/\/[^:]+/, '//127.0.0.1'), how);
  const parts = { send, random: secureBytes, clock: systemClock };
  const found = await findLine({ domains, merchant, page: platform.origin }, parts);
  expect(found).toEqual({ ok: true, value: `http://${host}:${lines.goodPort}` });
});
