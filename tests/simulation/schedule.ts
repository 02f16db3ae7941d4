import { createSeededRandom, pickRandomly } from '../support/seeded-random';
import { ACTION_NAMES, ACTIONS, type ActionName } from './actions';

/** One step: something happens in a tab, then time passes. */
export interface Step {
  readonly action: ActionName;
  readonly tab: 0 | 1;
  /** Decides among the variants of the action: from 0 to 999. */
  readonly n: number;
  readonly waitMs: number;
}

/** How long a step waits (ms): mostly shorter than a request takes, so that the next one happens meanwhile. */
const WAITS_MS = [0, 0, 1, 10, 40, 40, 120, 120, 400, 2_000, 2_000, 9_000, 40_000, 400_000] as const;

const MIN_STEPS = 6;
const MAX_STEPS = 30;

/** Factors by which a seed makes an action rarer or more frequent, so that the schedules differ in what they are about. */
const EMPHASES = [0.2, 1, 1, 4] as const;

/** How often a step does again what an earlier one did, such as a member who presses again. */
const REPEAT_CHANCE = 0.25;
const FIRST_TAB_CHANCE = 0.7;

function pickAction(weights: ReadonlyMap<ActionName, number>, random: () => number): ActionName {
  let left = random() * [...weights.values()].reduce((sum, weight) => sum + weight);
  for (const [name, weight] of weights) {
    left -= weight;
    if (left < 0) return name;
  }
  return 'reload';
}

/** How often a schedule is about somebody new, who registers and deposits on pages that show home. */
const NEW_MEMBER_CHANCE = 0.3;
/** Factors of the actions that such a schedule is about. */
const OF_NEW_MEMBERS: Partial<Record<ActionName, number>> = {
  register: 4,
  'sign in': 0.2,
  deposit: 5,
  'approve a deposit': 2,
  'repeat the next request': 2,
};

/** Returns the steps that a seed decides. Each schedule begins with a member in the first tab, mostly in both. */
export function createSchedule(seed: number): readonly Step[] {
  const random = createSeededRandom(seed);
  const length = MIN_STEPS + Math.floor(random() * (MAX_STEPS - MIN_STEPS));
  const isOfNewMember = random() < NEW_MEMBER_CHANCE;
  const factorOf = (name: ActionName) => (isOfNewMember ? (OF_NEW_MEMBERS[name] ?? 1) : 1);
  const weights = new Map(
    ACTION_NAMES.map((name) => [name, ACTIONS[name].weight * factorOf(name) * pickRandomly(EMPHASES, random)]),
  );
  const number = () => Math.floor(random() * 1000);
  const steps: Step[] = [];
  const begin = (action: ActionName, tab: Step['tab'], waitMs: number) =>
    steps.push({ action, tab, n: number(), waitMs });
  if (isOfNewMember) {
    begin('open or leave home', 0, 400);
    begin('open or leave home', 1, 400);
    begin('register', 0, pickRandomly(WAITS_MS, random));
  } else {
    begin('sign in', 0, 400);
    if (random() < 0.7) begin('sign in', 1, 400);
  }
  while (steps.length < length) {
    const earlier = random() < REPEAT_CHANCE ? pickRandomly(steps, random) : undefined;
    const { action, tab } = earlier ?? {
      action: pickAction(weights, random),
      tab: random() < FIRST_TAB_CHANCE ? 0 : 1,
    };
    steps.push({ action, tab, n: number(), waitMs: pickRandomly(WAITS_MS, random) });
  }
  return steps;
}

/** Returns a schedule as lines to read. */
export const describeSchedule = (steps: readonly Step[]): string =>
  steps.map(({ action, tab, n, waitMs }) => `tab ${tab}: ${action} (${n}), then ${waitMs} ms`).join('\n');
