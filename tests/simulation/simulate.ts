import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type FoundFailure, findFailure } from './find-failure';
import { PLANTED_BUGS } from './planted-bugs';
import { createLoaders, Simulator } from './run-schedule';
import { describeSchedule } from './schedule';
import { loadWorkerModules } from './worker/load-worker-modules';
import { PLANTED_WORKER_BUGS } from './worker/planted-worker-bugs';
import { runWorkerSchedule } from './worker/run-worker-schedule';
import { createWorkerSchedule } from './worker/worker-schedule';

/*
 * `npm run simulate` runs the schedules of seeds and prints the first that fails, shrunk. `--first 7 --last 900`: these
 * seeds. `--planted` tries each planted bug with its stored
 * schedule; without one, until one of the seeds finds it, which is then stored. It fails if a bug is not found. `--bug
 * TEXT`: only those whose name contains the text.
 */
const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '1' },
    last: { type: 'string', default: '500' },
    planted: { type: 'boolean', default: false },
    bug: { type: 'string', default: '' },
  },
});
const [first, last] = [Number(values.first), Number(values.last)];
const CASES_FILE = path.join(import.meta.dirname, 'planted-cases.json');

const NO_LONGER_FOUND =
  'its stored schedule no longer finds it; mend it in planted-cases.json, or delete it for a search';

/** What has found a planted bug. */
interface PlantedCase extends Pick<FoundFailure, 'invariant' | 'seed' | 'steps'> {
  readonly name: string;
}

async function simulate(): Promise<void> {
  const failure = await findFailure(new Simulator(await createLoaders()), first, last);
  if (!failure) {
    console.log(`seeds ${first} to ${last}: every invariant holds`);
    return;
  }
  console.log(`seed ${failure.seed}: ${failure.invariant}: ${failure.detail}\n${describeSchedule(failure.steps)}`);
  console.log(JSON.stringify({ name: '', seed: failure.seed, steps: failure.steps }));
  process.exitCode = 1;
}

async function findPlantedBugs(): Promise<void> {
  const found = new Map<string, PlantedCase>(
    JSON.parse(await readFile(CASES_FILE, 'utf8')).map((each: PlantedCase) => [each.name, each]),
  );
  for (const { name, changes, hiddenBy } of PLANTED_BUGS.filter((bug) => bug.name.includes(values.bug))) {
    if (hiddenBy !== undefined) {
      console.log(`– ${name}: hidden, ${hiddenBy}`);
      continue;
    }
    const simulator = new Simulator(await createLoaders(changes));
    const known = found.get(name);
    if (known) {
      const isFound = (await simulator.run(known.steps, known.seed))?.invariant === known.invariant;
      // Kept in the file, because many were written by hand.
      console.log(isFound ? `✓ ${name}: the stored schedule finds it` : `✗ ${name}: ${NO_LONGER_FOUND}`);
      if (!isFound) process.exitCode = 1;
      continue;
    }
    const failure = await findFailure(simulator, first, last);
    if (!failure) {
      console.log(`✗ ${name}: none of the seeds ${first} to ${last} finds it`);
      process.exitCode = 1;
      continue;
    }
    const { invariant, seed, steps } = failure;
    found.set(name, { name, invariant, seed, steps });
    console.log(`✓ ${name}: seed ${seed}, ${steps.length} steps: ${invariant}: ${failure.detail}`);
    const cases = PLANTED_BUGS.flatMap((bug) => found.get(bug.name) ?? []);
    await writeFile(CASES_FILE, JSON.stringify(cases));
    spawnSync('node_modules/.bin/biome', ['format', '--write', CASES_FILE]);
  }
}

async function findPlantedWorkerBugs(): Promise<void> {
  for (const { name, changes, hiddenBy, seed = 0, detail } of PLANTED_WORKER_BUGS.filter((bug) =>
    bug.name.includes(values.bug),
  )) {
    if (hiddenBy !== undefined) {
      console.log(`– ${name}: hidden, ${hiddenBy}`);
      continue;
    }
    const failure = await runWorkerSchedule(await loadWorkerModules(changes), createWorkerSchedule(seed));
    const isFound = failure !== undefined && failure.detail === detail;
    console.log(`${isFound ? '✓' : '✗'} ${name}: seed ${seed} finds ${failure?.detail ?? 'nothing'}`);
    if (!isFound) process.exitCode = 1;
  }
}

if (values.planted) {
  await findPlantedBugs();
  await findPlantedWorkerBugs();
} else await simulate();
