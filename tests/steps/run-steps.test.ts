import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runSteps } from './run-steps.mjs';

interface Step {
  readonly name: string;
  readonly needs?: string[];
  readonly alone?: boolean;
}

/**
 * Starts `steps` on `cores` cores. The returned function `end` ends a step and resolves with the names of the steps
 * that are running after that.
 */
async function start(steps: Step[], cores: number) {
  const running = new Map<string, (failed: number) => void>();
  const results = runSteps(steps, cores, async ({ name }) => {
    const failed = await new Promise<number>((resolve) => running.set(name, resolve));
    return { passed: failed === 0 ? 1 : 0, failed, faults: [] };
  });
  await nextTurn();
  return {
    results,
    running: () => [...running.keys()],
    end: async (name: string, failed = 0) => {
      running.get(name)?.(failed);
      running.delete(name);
      await nextTurn();
      return [...running.keys()];
    },
  };
}

const passedAndFailed = (results: readonly { passed: number; failed: number }[]) =>
  results.map(({ passed, failed }) => [passed, failed]);

describe('steps of a test run', () => {
  test('start in order, as many at a time as there are cores', async () => {
    const { results, running, end } = await start([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }], 2);
    expect(running()).toEqual(['a', 'b']);
    expect(await end('b')).toEqual(['a', 'c']);
    expect(await end('a', 1)).toEqual(['c', 'd']);
    await end('d');
    await end('c');
    expect(passedAndFailed(await results)).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  test('wait for the steps that they need, and do not run if such a step fails', async () => {
    const steps = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }];
    const { results, running, end } = await start(steps, 4);
    expect(running()).toEqual(['a']);
    expect(await end('a', 2)).toEqual(['d']);
    await end('d');
    expect(passedAndFailed(await results)).toEqual([
      [0, 2],
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
  });

  test('do not wait for a needed step that is not part of the run', async () => {
    const { results, end } = await start([{ name: 'b', needs: ['a'] }], 1);
    await end('b');
    expect(passedAndFailed(await results)).toEqual([[1, 0]]);
  });

  test('do not run at the same time as a step that must run alone', async () => {
    const { results, running, end } = await start([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }], 2);
    expect(running()).toEqual(['a']);
    expect(await end('a')).toEqual(['b']);
    expect(await end('b')).toEqual(['c']);
    await end('c');
    expect(await results).toHaveLength(3);
  });
});
