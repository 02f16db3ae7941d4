import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDomainListCommand } from '../../deploy/domain-list/command';
import { SIGNING_KEY_TYPES } from '../../deploy/domain-list/signing-key';
import { domainRoute } from '../../src/contract/endpoints/site/domains';
import { verifyDomainList } from '../../src/services/domain-list/verify-domain-list';

const DOMAINS = ['https://a.fair.example', 'b.fair.example'];
const run = promisify(execFile);
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterAll(() => rm(dir, { recursive: true }));

const at = (name: string) => join(dir, name);
/** Runs the command that signs domain lists. Returns its output. */
function command(...args: string[]): string {
  const lines: string[] = [];
  runDomainListCommand(args, (line) => lines.push(line));
  return lines.join('\n');
}
const write = (name: string, list: unknown) => writeFile(at(name), JSON.stringify(list));
const sign = (key: string, list: string, ...more: string[]) =>
  command('--key', at(key), '--in', at(list), '--out', at(`${list}.signed`), ...more);

async function signed(list: string) {
  return parse(domainRoute.response, JSON.parse(await readFile(at(`${list}.signed`), 'utf8')));
}

describe.each(SIGNING_KEY_TYPES)('[DOM-1] signing of domain lists with a new key of type %s', (kind) => {
  const key = `${kind}.pem`;
  let publicKey = '';
  let listCount = 0;
  /** File name of the current test's domain list. Each test starts with a new list that has been signed once. */
  let list = '';
  beforeAll(() => {
    publicKey = command('--new-key', at(key), '--kind', kind).match(/"publicKey": "([^"]+)"/)?.[1] ?? '';
  });
  beforeEach(async () => {
    listCount += 1;
    list = `${kind}-${listCount}.json`;
    await write(list, { merchant: 'FAIR', domains: DOMAINS });
    sign(key, list);
  });
  const verifyOptions = (lastVersion: number, now = Date.now(), merchant = 'FAIR') => ({
    trust: { publicKey, allowUnsigned: false },
    merchant,
    lastVersion,
    now,
  });

  test('a signed list is accepted for thirty days by an app that has the public key', async () => {
    const response = await signed(list);
    expect(response.signatureBlock?.version).toBe(1);
    expect(await verifyDomainList(response, verifyOptions(1))).toEqual({ ok: true, value: DOMAINS });
    expect(await verifyDomainList(response, verifyOptions(0, Date.now(), 'KOPI'))).toEqual({
      ok: false,
      error: 'foreign',
    });
    const expiresAt = Date.now() + 30 * 24 * 3_600_000;
    expect(await verifyDomainList(response, verifyOptions(1, expiresAt))).toEqual({ ok: false, error: 'expired' });
    expect((await verifyDomainList(response, verifyOptions(1, expiresAt - 60_000))).ok).toBe(true);
  });

  test('a signed list is rejected once a newer version of the list has been accepted', async () => {
    const older = await signed(list);
    sign(key, list, '--days', '1');
    const newer = await signed(list);
    expect(newer.signatureBlock?.version).toBe((older.signatureBlock?.version ?? 0) + 1);
    const after = verifyOptions(newer.signatureBlock?.version ?? 0);
    expect((await verifyDomainList(newer, after)).ok).toBe(true);
    expect(await verifyDomainList(older, after)).toEqual({ ok: false, error: 'older' });
  });

  test('signing fails if the domains, the merchant or the version of a list is invalid', async () => {
    const before = await readFile(at(`${list}.signed`), 'utf8');
    for (const domains of [[], ['https://10.0.0.1'], ['http://a.fair.example'], [...DOMAINS, 'router.local']]) {
      await write(list, { merchant: 'FAIR', domains });
      expect(() => sign(key, list)).toThrow(/no domain|no public host/);
    }
    await write(list, { merchant: 'KOPI', domains: DOMAINS });
    expect(() => sign(key, list)).toThrow('is a list of FAIR');
    await write(list, { merchant: 'FAIR', domains: DOMAINS });
    expect(() => sign(key, list, '--version', '1')).toThrow('does not follow');
    expect(() => sign(key, list, '--days', 'x')).toThrow('--days');
    expect(await readFile(at(`${list}.signed`), 'utf8')).toBe(before);
  });

  test('the file of the private key can be read only by its owner and is never overwritten', async () => {
    const before = await readFile(at(key), 'utf8');
    expect((await stat(at(key))).mode & 0o777).toBe(0o600);
    expect(() => command('--new-key', at(key))).toThrow('EEXIST');
    expect(await readFile(at(key), 'utf8')).toBe(before);
  });
});

test('[DOM-1] the command that signs domain lists prints its usage and fails if arguments are missing', async () => {
  const running = run('node_modules/.bin/tsx', ['deploy/domain-list/sign-domain-list.ts', '--key', at('p256.pem')]);
  await expect(running).rejects.toThrow('--new-key FILE');
});
