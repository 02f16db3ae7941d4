import { parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createExampleValue } from '../../../tests/support/api/invalid-values';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { sessionInfo } from '../../contract/session-info';

const MINUTE_MS = 60_000;

let modules: Awaited<ReturnType<typeof importModules>>;
let slept: number;
beforeEach(async () => {
  vi.resetModules();
  stubPageGlobals('http://localhost/m/home');
  modules = await importModules();
  slept = 0;
});

async function importModules() {
  const [interest, session] = await Promise.all([
    import('./visitor-interest'),
    import('../../services/session/session-store'),
  ]);
  return { ...interest, ...session };
}

/** A clock whose time passes at once, up to `ms`. */
const clockUntil = (ms: number) => ({
  now: () => 0,
  sleep: async (step: number) => {
    if (slept + step > ms) return new Promise<void>(() => {});
    slept += step;
  },
});

/** Whether the visitor has shown interest when `ms` have passed. */
async function isInterestedAfter(ms: number): Promise<boolean> {
  const settled = vi.fn<() => void>();
  void modules.whenInterested(clockUntil(ms)).then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  return settled.mock.calls.length > 0;
}

describe('[OFF-2.13] interest of a visitor', () => {
  test.each([
    [MINUTE_MS, true],
    [MINUTE_MS - 1, false],
    [0, false],
  ])('is shown after %i ms in front of a visible page: %s', async (ms, isShown) => {
    expect(await isInterestedAfter(ms)).toBe(isShown);
  });

  test('is not shown by a page in the background', async () => {
    Object.assign(document, { visibilityState: 'hidden' });
    expect(await isInterestedAfter(10 * MINUTE_MS)).toBe(false);
  });

  test('is shown at once by the installed app', async () => {
    Object.assign(navigator, { standalone: true });
    expect(await isInterestedAfter(0)).toBe(true);
  });

  test('is shown at once by a member, and by a visitor who signs in', async () => {
    const settled = vi.fn<() => void>();
    void modules.whenInterested(clockUntil(0)).then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    modules.beginSession(parse(sessionInfo, createExampleValue(sessionInfo)));
    await expect.poll(() => settled.mock.calls.length).toBe(1);
    expect(await isInterestedAfter(0)).toBe(true);
  });
});
