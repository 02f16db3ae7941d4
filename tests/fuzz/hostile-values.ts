import { createSeededRandom, pickRandomly } from '../support/seeded-random';

/** Number of hostile values for each parser; `npm run nightly` sets 100,000. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 2_000);

/** Longest time of a test of {@link FUZZ_RUNS} values, on a busy machine (ms). */
export const FUZZ_TIMEOUT_MS = 60_000 + 20 * FUZZ_RUNS;

/** Seed of the values; a failure prints the one that it had. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 20_261_129);

const MAX_NESTING = 200;
const nested = (): unknown => {
  let value: unknown = 'x';
  for (let depth = 0; depth < MAX_NESTING; depth += 1) value = depth % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Own properties with the names of inherited ones, as only JSON text or a message can have them. */
const withOwnPrototype = (): unknown =>
  JSON.parse('{"__proto__":{"polluted":true,"token":"x"},"constructor":{"prototype":{"polluted":true}},"toString":1}');

/** Values that a platform, another page of the origin or a damaged store may put into any place. */
const LEAVES: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 0.1,
  () => 2 ** 53 + 2,
  () => JSON.parse('1e999'),
  () => JSON.parse('-1e999'),
  () => 1e-320,
  () => '',
  () => ' ',
  () => '0',
  () => 'true',
  () => 'NaN',
  () => '1e999',
  () => '__proto__',
  () => 'constructor',
  () => '<img src=x onerror=alert(1)>',
  () => '&lt;script&gt;&#x0;&#1114112;',
  () => 'javascript:alert(1)',
  () => '//host.example/m/home?token=x',
  () => '/m/home?token=x&redirectUrl=//host.example',
  () => '%ff%',
  () => '\ud800\u0000\u202e\ufeff',
  () => '٣٫٥',
  () => '🎰'.repeat(300),
  () => 'a'.repeat(20_000),
  () => [],
  () => {
    return {};
  },
  () => [null, [], {}, 'x', 1],
  () => Array.from({ length: 300 }, () => null),
  nested,
  withOwnPrototype,
  () => ({ length: 1e9, 0: 'x' }),
  () => ({ toJSON: 1, valueOf: null }),
];

/** Fields that no schema has, with names of inherited and of well-known properties. */
const ADDED_FIELDS = ['toString', 'hasOwnProperty', 'length', 'then', 'toJSON', 'x'] as const;

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Changes one place of a value: replaces, removes, repeats or wraps it, or adds a field. Changes the value in place. */
function mutate(root: unknown, random: () => number): unknown {
  const leaf = () => pickRandomly(LEAVES, random)();
  if (!isContainer(root) || random() < 0.05) return leaf();
  let parent = root;
  for (;;) {
    const keys = Object.keys(parent);
    const key = keys.length === 0 ? 'x' : pickRandomly(keys, random);
    const child = parent[key];
    if (isContainer(child) && random() < 0.7) {
      parent = child;
      continue;
    }
    const choice = random();
    if (choice < 0.6) parent[key] = leaf();
    else if (choice < 0.7) delete parent[key];
    else if (choice < 0.8) parent[key] = [child];
    else if (choice < 0.9 && Array.isArray(parent)) parent.push(child, leaf());
    else if (!Array.isArray(parent)) parent[pickRandomly(ADDED_FIELDS, random)] = leaf();
    return root;
  }
}

/**
 * Calls `check` with hostile variants of an example: each has one to four changed places. An error gets the seed and
 * the number of the variant, by which it is found again.
 */
export function forEachHostileValue(example: unknown, check: (value: unknown) => void, runs = FUZZ_RUNS): void {
  const random = createSeededRandom(FUZZ_SEED);
  for (let run = 0; run < runs; run += 1) {
    let value: unknown = structuredClone(example);
    for (let changes = 1 + Math.floor(random() * 4); changes > 0; changes -= 1) value = mutate(value, random);
    try {
      check(value);
    } catch (cause) {
      throw new Error(`FUZZ_SEED=${FUZZ_SEED}, value ${run}: ${safeStringify(value).slice(0, 500)}`, { cause });
    }
  }
}

/** Returns a value as JSON, as it arrives from the network or from storage; `null` if JSON cannot represent it. */
export function safeStringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    // It has a `toJSON` that is no function, or similar.
    return 'null';
  }
}

/** Returns the paths of numbers in a value that are not finite. */
export function findInfiniteNumbers(value: unknown, at = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [at];
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => findInfiniteNumbers(child, `${at}.${key}`));
}
