import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runLineCommand } from '../../deploy/lines/line-command';
import { KINDS } from '../../deploy/lines/line-key';
import { domainRoute } from '../../src/contract/endpoints/system';
import { judgeLines } from '../../src/features/domain-error/judge-lines';

const DOMAINS = ['https://a.fair.example', 'b.fair.example'];
const run = promisify(execFile);
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterAll(() => rm(dir, { recursive: true }));

const at = (name: string) => join(dir, name);
/** What the command says. */
function command(...args: string[]): string {
  const said: string[] = [];
  runLineCommand(args, (line) => said.push(line));
  return said.join('\n');
}
const write = (name: string, list: unknown) => writeFile(at(name), JSON.stringify(list));
const sign = (key: string, list: string, ...more: string[]) =>
  command('--key', at(key), '--in', at(list), '--out', at(`${list}.signed`), ...more);

async function signed(list: string) {
  return parse(domainRoute.answer, JSON.parse(await readFile(at(`${list}.signed`), 'utf8')));
}

describe.each(KINDS)('[DOM-1] a list that an operator signs with a new key of kind %s', (kind) => {
  const key = `${kind}.pem`;
  const list = `${kind}.json`;
  let publicKey = '';
  beforeAll(async () => {
    publicKey = command('--new-key', at(key), '--kind', kind).match(/"publicKey": "([^"]+)"/)?.[1] ?? '';
    await write(list, { merchant: 'FAIR', domains: DOMAINS });
    sign(key, list);
  });
  const judge = (lastVersion: number, now = Date.now(), merchant = 'FAIR') => ({
    trust: { publicKey, allowUnsigned: false },
    merchant,
    lastVersion,
    now,
  });

  test('is believed by the app that pins the key, for thirty days', async () => {
    const offer = await signed(list);
    expect(offer.seal?.version).toBe(1);
    expect(await judgeLines(offer, judge(1))).toEqual({ ok: true, value: DOMAINS });
    expect(await judgeLines(offer, judge(0, Date.now(), 'KOPI'))).toEqual({ ok: false, error: 'foreign' });
    const late = Date.now() + 30 * 24 * 3_600_000;
    expect(await judgeLines(offer, judge(1, late))).toEqual({ ok: false, error: 'expired' });
    expect((await judgeLines(offer, judge(1, late - 60_000))).ok).toBe(true);
  });

  test('is replaced by one of the next version, and the older one counts no more', async () => {
    const older = await signed(list);
    sign(key, list, '--days', '1');
    const newer = await signed(list);
    expect(newer.seal?.version).toBe((older.seal?.version ?? 0) + 1);
    const after = judge(newer.seal?.version ?? 0);
    expect((await judgeLines(newer, after)).ok).toBe(true);
    expect(await judgeLines(older, after)).toEqual({ ok: false, error: 'older' });
  });

  test('is not made of what no page would ask, nor over another merchant’s, nor with an older version', async () => {
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

  test('the key is for its owner alone, and is never overwritten', async () => {
    const before = await readFile(at(key), 'utf8');
    expect((await stat(at(key))).mode & 0o777).toBe(0o600);
    expect(() => command('--new-key', at(key))).toThrow('EEXIST');
    expect(await readFile(at(key), 'utf8')).toBe(before);
  });
});

test('[DOM-1] without what it needs the command says how it is used, and fails', async () => {
  const running = run('node_modules/.bin/tsx', ['deploy/lines/sign-lines.ts', '--key', at('p256.pem')]);
  await expect(running).rejects.toThrow('--new-key FILE');
});
