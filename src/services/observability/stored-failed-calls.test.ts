import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../frames/shim-storage';
import { clearMemberData, clearOtherMembers } from '../member-data/clear-member-data';
import { MAX_FAILED_CALLS } from '../platform/failed-calls';
import { computeMemberKey } from '../session/member-key';
import { beginSession, endSession } from '../session/session-store';
import type { DescribedCall } from './describe-failed-call';
import { mergeFailedCalls, readStoredFailedCalls, storeFailedCalls } from './stored-failed-calls';

const member = (id: string) => ({
  ...{ id, token: `token-${id}`, merchantCode: 'FAIR', userName: `name-${id}`, type: 0 },
  ...{ firstTimeLogin: false, updatePassword: false },
});
const keyOf = (id: string) => computeMemberKey(member(id)) ?? '';
const failed = (at: number, what = 'offline'): DescribedCall => ({
  ...{ at, endpoint: 'submitDeposit', requestId: `id-${at}`, tookMs: 12, what },
});
const times = () => readStoredFailedCalls().map(({ at }) => at);

/** Opens a tab with this storage. */
function openTab(storage = createMemoryStorage()): Storage {
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}

beforeEach(() => {
  endSession();
  openTab();
});

describe('[OPS-5.6] failed calls of the tab', () => {
  test('are there after a reload, in the order of their times, those of a visitor and of a member', () => {
    storeFailedCalls([failed(1, 'HTTP 503')], 9);
    beginSession(member('7'));
    storeFailedCalls([failed(3), failed(2)], 9);
    expect(readStoredFailedCalls()).toEqual([failed(1, 'HTTP 503'), failed(2), failed(3)]);
  });

  test('are stored under a key that names nobody', () => {
    beginSession(member('7777'));
    const before = Object.keys(sessionStorage);
    storeFailedCalls([failed(1)], 9);
    const added = Object.keys(sessionStorage).filter((key) => !before.includes(key));
    expect(added).toEqual([`MC_FAILED_CALLS:${keyOf('7777')}:`]);
    expect(added.join()).not.toMatch(/7777|FAIR/);
  });

  test('are the last twenty', () => {
    for (let at = 1; at <= MAX_FAILED_CALLS + 5; at += 1) storeFailedCalls([failed(at)], at);
    expect([times().length, times()[0], times().at(-1)]).toEqual([20, 6, 25]);
    storeFailedCalls(
      [26, 27].map((at) => failed(at)),
      9,
    );
    expect([times().length, times()[0], times().at(-1)]).toEqual([20, 8, 27]);
  });

  test.each<[string, () => void | Promise<void>, number[]]>([
    ['an expired session', () => clearMemberData('expiry', keyOf('7')), [1, 2]],
    ['a sign-out', () => clearMemberData('sign-out', keyOf('7')), []],
    ['a sign-out before the member is known', () => clearMemberData('sign-out', undefined), []],
    ['the sign-in of another member in this tab', () => clearMemberData('replaced', keyOf('7')), []],
    ['the sign-in of another member after an expired session', () => clearOtherMembers(keyOf('8')), [1]],
    ['another sign-in of the member after an expired session', () => clearOtherMembers(keyOf('7')), [1, 2]],
  ])('after %s, of a visitor’s first and a member’s second these are left: $2', async (_, end, left) => {
    storeFailedCalls([failed(1)], 9);
    beginSession(member('7'));
    storeFailedCalls([failed(2)], 9);
    endSession();
    await end();
    expect(times()).toEqual(left);
  });

  test('are of one tab: a second one has none, and a duplicate goes its own way', () => {
    const first = openTab();
    storeFailedCalls([failed(1)], 9);
    openTab();
    expect(times()).toEqual([]);
    const duplicate = createMemoryStorage();
    for (const key of Object.keys(first)) duplicate.setItem(key, first.getItem(key) ?? '');
    openTab(duplicate);
    storeFailedCalls([failed(2)], 9);
    expect(times()).toEqual([1, 2]);
    openTab(first);
    expect(times()).toEqual([1]);
  });
});

describe('[OPS-5.6] a stored list of failed calls that is damaged', () => {
  const KEY = 'MC_FAILED_CALLS:visitor:';
  const good = failed(5);
  test.each<[string, string, number[]]>([
    ['no JSON', '{', []],
    ['an empty text', '', []],
    ['another type', '7', []],
    ['no list', '{"at":1,"value":{"0":1}}', []],
    ['no time', JSON.stringify({ value: [good] }), []],
    ['an entry of another type', JSON.stringify({ at: 1, value: [good, null, 7, 'x', []] }), [5]],
    ['an entry without a request id', JSON.stringify({ at: 1, value: [{ ...good, requestId: undefined }, good] }), [5]],
    ['a time that no calendar has', JSON.stringify({ at: 1, value: [good, { ...good, at: 1e300 }] }), [5]],
    ['an infinite duration', `{"at":1,"value":[${JSON.stringify(good).replace('12', '1e999')}]}`, []],
    ['a text of any length', JSON.stringify({ at: 1, value: [good, failed(6, 'x'.repeat(301))] }), [5]],
    ['unknown fields of another version', JSON.stringify({ at: 1, value: [{ ...good, more: { x: 1 } }] }), [5]],
    [
      'more entries than are kept',
      JSON.stringify({ at: 1, value: Array.from({ length: 5_000 }, (_, at) => failed(at)) }),
      Array.from({ length: 20 }, (_, at) => 4_980 + at),
    ],
  ])('with %s gives what is usable of it, and takes the next call', (_, text, left) => {
    sessionStorage.setItem(KEY, text);
    expect(times()).toEqual(left);
    for (const { at } of readStoredFailedCalls()) expect(() => new Date(at).toISOString()).not.toThrow();
    storeFailedCalls([failed(9_000)], 9);
    expect(times()).toEqual([...left, 9_000].slice(-MAX_FAILED_CALLS));
    expect(sessionStorage.getItem(KEY)?.length).toBeLessThan(20 * 400);
  });

  test('while the browser refuses storage, the calls are there until the page is left, and nothing throws', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeFailedCalls([failed(1)], 9);
    expect(times()).toEqual([1]);
    const full = createMemoryStorage();
    vi.stubGlobal('sessionStorage', {
      ...full,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    storeFailedCalls([failed(2)], 9);
    expect(times()).toContain(2);
    clearMemberData('sign-out', undefined);
    expect(times()).toEqual([]);
  });
});

test('[OPS-5.6] a call that is stored and still in the page is listed once, as the page has it', () => {
  expect(mergeFailedCalls([failed(1, 'refused [hidden]'), failed(2)], [failed(1, 'refused x')])).toEqual([
    failed(1, 'refused x'),
    failed(2),
  ]);
});
