import { describe, expect, test } from 'vitest';
import { findRealWaits } from './find-real-waits.mjs';

const find = (file: string, text: string, exceptions = new Map<string, string>()) =>
  findRealWaits(new Map([[file, text]]), exceptions);

describe('check for waits of real time in tests', () => {
  test.each([
    ['src/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 300));'],
    ['src/a.component.test.tsx', 'await new Promise<void>((done) => setTimeout(done, WAIT_MS));'],
    ['sw/a.test.ts', 'const late = new Promise((resolve) => setTimeout(resolve, 280, 7));'],
    ['worker/a.test.ts', 'void setTimeout(() => answer(request, [200]), ms);'],
    ['sw/a.test.ts', 'globalThis.setTimeout(\n  () => {\n    done(1, 2);\n  },\n  60,\n);'],
    ['src/a.test.ts', '  [1, new Promise((resolve) => setTimeout(resolve, 300))],'],
    ['src/a.test.ts', "vi.useFakeTimers({ toFake: ['setInterval'] });\nsetTimeout(() => done(), 20);"],
    ['sw/a.test.ts', 'installFakeTimeouts();\nconst { setTimeout: realTimeout } = globalThis;'],
    ['tests/e2e/a.spec.ts', 'await page.waitForTimeout(100);'],
    ['tests/gallery/a.ts', 'await page.waitForTimeout(700);'],
    ['tests/fuzz/a.ts', 'await systemClock.sleep(700);'],
    ['tests/support/a.ts', "import { setTimeout as pause } from 'node:timers/promises';"],
    ['tests/support/a.ts', 'await systemClock.sleep(50);'],
    ['tests/platform/a.test.ts', 'const response = fetch(url, { signal: AbortSignal.timeout(150) });'],
    ['src/a.test.ts', 'await vi.waitFor(() => expect(one).toBe(1), { timeout: 60_000 });'],
    ['src/a.component.test.ts', 'await vi.waitUntil(() => one);\nuse({ timeout: 60_000 });'],
  ])('the check reports the file %s with the content %j', (file, text) => {
    expect(find(file, text)).toEqual([`${file} waits for real time`]);
    expect(find(file, text, new Map([[file, 'a reason']]))).toEqual([]);
  });

  test.each([
    // The end of the turn, and clocks of tests.
    ['src/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve));'],
    ['src/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 0));'],
    ['src/a.test.ts', 'setTimeout(() => done(1, 2));'],
    ['src/a.test.ts', 'setTimeout(() => done(1, 2), 0);'],
    ['src/a.test.ts', "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });\nsetTimeout(() => done(), 20);"],
    ['tests/e2e/a.spec.ts', 'test.setTimeout(600_000);'],
    ['src/a.test.ts', 'await clock.sleep(50);'],
    ['src/a.test.ts', 'await vi.advanceTimersByTimeAsync(5_000);'],
    ['src/a.test.ts', "import { setImmediate as nextTurn } from 'node:timers/promises';"],
    ['src/a.component.test.ts', 'await vi.waitUntil(() => one && two,\n  { timeout: 60_000 });'],
    ['src/a.test.ts', 'await expect.poll(() => one).toBe(1);'],
    ['src/a.test.ts', '// As page.waitForTimeout(100) would.'],
    ['src/a.ts', 'setTimeout(resolve, 300);'],
    ['tests/bench/a.ts', 'await page.waitForTimeout(100);'],
    ['tests/platform/routes/a.ts', "import { setTimeout as delay } from 'node:timers/promises';"],
  ])('the check accepts the file %s with the content %j', (file, text) => {
    expect(find(file, text)).toEqual([]);
  });

  test('the check reports an exception that no file needs', () => {
    const exceptions = new Map([['src/b.test.ts', 'a reason']]);
    expect(find('src/b.test.ts', 'const a = 1;', exceptions)).toEqual([
      'src/b.test.ts is an exception for waits of real time, but has none',
    ]);
  });
});
