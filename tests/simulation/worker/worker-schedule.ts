import { createSeededRandom, pickRandomly } from '../../support/seeded-random';

/** What can happen to a device with a service worker, and how often, relative to the others. */
const WEIGHTS = {
  'open a page': 20,
  deploy: 7,
  'change the network': 8,
  'recover the network': 8,
  'reach an outdated edge': 3,
  push: 8,
  'push again': 3,
  click: 4,
  'read the messages': 2,
  'evict a file': 4,
  'damage a file': 4,
  'stop the worker': 4,
} as const;
export type WorkerAction = keyof typeof WEIGHTS;

/** One step: something happens, then time passes. */
export interface WorkerStep {
  readonly action: WorkerAction;
  /** Decides among the variants of the action, and whether the worker is stopped when idle: from 0 to 999. */
  readonly n: number;
  /** Storage or network call of the event at which the worker is stopped; 0: it is not. */
  readonly stopAfter: number;
  readonly waitMs: number;
}

const WAITS_MS = [0, 10, 2_000, 5_000, 70_000, 130_000, 4_000_000] as const;
const MIN_STEPS = 5;
const MAX_STEPS = 25;
const STOP_CHANCE = 0.3;
/** Calls of the longest event, about. */
const MAX_CALLS = 130;

const CHOICES = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  Array<WorkerAction>(weight).fill(name as WorkerAction),
);

/** Returns the steps that a seed decides. Each schedule begins with a page. */
export function createWorkerSchedule(seed: number): readonly WorkerStep[] {
  const random = createSeededRandom(seed);
  const number = (end: number) => Math.floor(random() * end);
  const length = MIN_STEPS + number(MAX_STEPS - MIN_STEPS);
  const createStep = (_: unknown, index: number): WorkerStep => ({
    action: index === 0 ? 'open a page' : pickRandomly(CHOICES, random),
    n: number(1000),
    stopAfter: random() < STOP_CHANCE ? 1 + number(MAX_CALLS) : 0,
    waitMs: pickRandomly(WAITS_MS, random),
  });
  return Array.from({ length }, createStep);
}
