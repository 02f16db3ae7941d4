import { seedDatabase } from '../platform/seed/seed';
import { createServices, type Services } from '../platform/services';
import { ACTIONS } from './actions';
import { freezeOrThaw, recoverNetwork } from './acts-of-environment';
import { FORM_KINDS, press, signIn } from './acts-of-members';
import { bundleModules, type SourceChange } from './engine/bundle-modules';
import { type Check, FINAL_INVARIANTS, INVARIANTS } from './invariants';
import { endPage } from './page/open-page';
import { PAGE_GLOBALS } from './page/page-globals';
import type { Step } from './schedule';
import { type Loaders, MEMBER_NAMES, START_MS, World } from './world';

/** A violated invariant, and the step after which it was found. */
export interface Failure {
  readonly invariant: string;
  readonly detail: string;
  readonly step: number;
}

/** How long the end of a schedule lasts, in which a browser sends again what is queued (ms). */
const END_MS = 3 * 60_000;
/** How long a request takes at most, while the network works (ms). */
const PRESS_WAIT_MS = 2_000;
/** How long the pages take to load (ms). */
const START_WAIT_MS = 500;
const POINTS = 1_000_000;

/** Loads the modules of pages and databases. @param changes planted faults */
export async function createLoaders(changes: readonly SourceChange[] = []): Promise<Loaders> {
  const [page, databases] = await Promise.all([
    bundleModules<Awaited<ReturnType<Loaders['page']>>>('page/page-modules.ts', PAGE_GLOBALS, changes),
    bundleModules<ReturnType<Loaders['databases']>>('page/database-modules.ts', ['globalThis']),
  ]);
  return { page, databases };
}

/** Runs schedules one after the other, each on the same seeded platform. */
export class Simulator {
  private world: World | undefined;
  private readonly services: Services;

  constructor(private readonly loaders: Loaders) {
    const now = () => this.world?.loop.now ?? START_MS;
    this.services = createServices({ file: ':memory:', now, log: () => undefined, hasPopups: false });
    seedDatabase(this.services);
    for (const name of MEMBER_NAMES) {
      const { id = 0 } = this.services.members.byName('FAIR', name) ?? {};
      this.services.ledger.post(id, { kind: 'bet', amount: 0, points: POINTS }, 'simulation');
    }
  }

  /** Runs a schedule. Resolves with the first violated invariant; undefined if there is none. */
  run(steps: readonly Step[], seed: number): Promise<Failure | undefined> {
    return this.use(seed, (world) => runSteps(world, steps));
  }

  /** Runs `task` in a world of its own. */
  async use<T>(seed: number, task: (world: World) => Promise<T>): Promise<T> {
    const { database } = this.services;
    // Everything that happens on the platform is undone, so that the next task finds the same platform.
    database.run('BEGIN IMMEDIATE');
    const world = new World(this.services, this.loaders, seed);
    this.world = world;
    try {
      return await task(world);
    } finally {
      for (const { page } of world.tabs) endPage(world.browser, { page });
      this.world = undefined;
      database.run('ROLLBACK');
    }
  }
}

async function runSteps(world: World, steps: readonly Step[]): Promise<Failure | undefined> {
  const { loop, tabs, browser } = world;
  await loop.run(START_WAIT_MS);
  for (const [index, { action, tab, n, waitMs }] of steps.entries()) {
    const { act, isOfPage } = ACTIONS[action];
    const place = tabs[tab];
    if (place && !(isOfPage && place.isFrozen)) act(world, place, n);
    await loop.run(waitMs);
    const failure = check(INVARIANTS, world, index + 1);
    if (failure) return failure;
  }
  recoverNetwork(world);
  browser.network.refusesPayments = false;
  browser.isStorageFull = false;
  for (const tab of tabs) {
    if (tab.isFrozen) freezeOrThaw(world, tab);
    void tab.page.app.requestOutboxFlush(true);
  }
  await loop.run(END_MS);
  await pressAgain(world);
  await readOutbox(world);
  return check({ ...INVARIANTS, ...FINAL_INVARIANTS }, world, steps.length + 1);
}

/** Reads how many entries are left in the outbox. */
async function readOutbox(world: World): Promise<void> {
  const { page } = world.tabs[0] as World['tabs'][0];
  const reading = page.app.readOutboxCounts();
  await world.loop.run(PRESS_WAIT_MS);
  const counts = await reading;
  world.waitingAtEnd = counts.ok ? counts.value.waiting : 0;
}

/** Lets the members press again for whatever they have not got, by which a second effect shows. */
async function pressAgain(world: World): Promise<void> {
  for (const tab of world.tabs) {
    signIn(world, tab, tab.index);
    await world.loop.run(PRESS_WAIT_MS);
    const member = world.memberOf(tab.page);
    for (const kind of FORM_KINDS)
      if (world.intents.some((each) => each.member === member && each.kind === kind && each.state === 'open'))
        press(kind)(world, tab);
    await world.loop.run(PRESS_WAIT_MS);
  }
}

function check(invariants: Readonly<Record<string, Check>>, world: World, step: number): Failure | undefined {
  for (const [invariant, find] of Object.entries(invariants)) {
    const detail = find(world);
    if (detail !== undefined) return { invariant, detail, step };
  }
  return undefined;
}
