import { expect, test } from 'vitest';
import keptCases from './kept-cases.json' with { type: 'json' };
import { PLANTED_BUGS } from './planted-bugs';
import plantedCases from './planted-cases.json' with { type: 'json' };
import { createLoaders, Simulator } from './run-schedule';
import { TIMEOUT_MS } from './run-seeds';
import type { Step } from './schedule';

/** Planted bugs that each test run has to find; `npm run simulate -- --planted` tries all of them. */
const SMOKE_BUGS = [
  'request is not stored',
  'a lost response counts as known',
  'a failed resend counts as known',
  'any refusal of a resend counts as known',
  'an attempt is judged by those before it',
  'a resent request gets a new id',
  'a registration that is sent again gets a new id',
  'a first deposit leaves no mark',
  'what was closed is not stored',
  'promotions go on during a break',
  'a popup stays when another opens',
  'a popup opens over a dialog',
  'banners are shown to everybody',
  'an unconfirmed request holds nothing back',
  'a sign-out reaches no other tab',
  'nobody compares a late record with the session',
];

test('[API-8][REG-3][TRK-2][OFF-4][POP-3] each planted bug has a schedule that finds it, or a reason why none does', () => {
  const found = plantedCases.map(({ name }) => name);
  expect(PLANTED_BUGS.filter(({ name, hiddenBy }) => (hiddenBy === undefined) !== found.includes(name))).toEqual([]);
});

test(
  '[API-8][SESS-4] schedules that have failed before keep every invariant',
  async () => {
    const simulator = new Simulator(await createLoaders());
    for (const { name, seed, steps } of keptCases)
      expect(await simulator.run(steps as readonly Step[], seed), name).toBeUndefined();
  },
  TIMEOUT_MS,
);

test.each(SMOKE_BUGS)(
  '[API-8][REG-3][TRK-2][OFF-4][POP-3] a planted bug is found: %s',
  async (name) => {
    const changes = PLANTED_BUGS.find((bug) => bug.name === name)?.changes;
    const planted = plantedCases.find((each) => each.name === name);
    const simulator = new Simulator(await createLoaders(changes));
    const failure = await simulator.run((planted?.steps ?? []) as readonly Step[], planted?.seed ?? 0);
    expect(failure?.invariant).toBe(planted?.invariant);
  },
  TIMEOUT_MS,
);
