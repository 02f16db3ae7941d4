import { describe, expect, test } from 'vitest';
import {
  computePlatformClock,
  computePlatformTime,
  type PlatformClock,
  UNKNOWN_CLOCK,
} from '../platform/platform-time';
import { isAnswerWithoutStatus } from './is-answer-without-status';
import {
  addPlayProtection,
  decidePlayStatus,
  findNextEnd,
  isActive,
  isMarketingAllowed,
  isPlayStopped,
  type PlayProtection,
} from './play-status-rules';

const NOW = 1_000_000;
const known = (member: string, breakUntil: number, excludedUntil = 0, at = 0): PlayProtection => ({
  ...{ member, breakUntil, excludedUntil, at, heardAt: 0, learnedTicks: 0 },
});
const ON_BREAK = known('alice', NOW + 1);
const EXCLUDED = known('alice', 0, NOW + 1);
const OPEN = known('alice', 0);

test.each([
  ['none', [OPEN, known('bob', NOW, NOW - 5)], undefined],
  ['the earliest that is to come', [known('alice', NOW - 1, NOW + 9), known('bob', NOW + 5)], NOW + 5],
] as const)('[SAFE-4.10] the next end of a break or an exclusion is %s', (_, entries, end) => {
  expect(findNextEnd(entries, NOW)).toBe(end);
});

describe('[SAFE-4] who may deposit, play and be offered something', () => {
  test.each([
    // known, who uses the browser, status
    ['nothing about a visitor', [], '', 'open'],
    ['nothing about a member, whose platform has no breaks', [], 'alice', 'open'],
    ['that a member may play', [OPEN], 'alice', 'open'],
    ['a break of the member', [ON_BREAK], 'alice', 'break'],
    ['a break that has just ended', [known('alice', NOW)], 'alice', 'open'],
    ['an exclusion of the member', [EXCLUDED], 'alice', 'excluded'],
    ['an exclusion and a break', [known('alice', NOW + 5, NOW + 9)], 'alice', 'excluded'],
    ['a break of another member', [ON_BREAK, known('bob', 0)], 'bob', 'open'],
    ['a break of a member, to a visitor', [ON_BREAK], '', 'break'],
    ['an exclusion of a member, to a visitor', [known('bob', NOW + 1), EXCLUDED], '', 'excluded'],
  ] as const)('[SAFE-4.1] what is known is %s', (_, entries, member, status) => {
    expect(decidePlayStatus({ known: entries, member, isKnown: true, now: NOW })).toBe(status);
  });

  test.each([
    ['nothing', [], 'alice', 'unknown'],
    ['that another member may play', [known('bob', 0)], 'alice', 'unknown'],
    ['what a former session was told', [OPEN], 'alice', 'unknown'],
    ['a break that was told earlier', [ON_BREAK], 'alice', 'break'],
    ['an exclusion that was told earlier', [EXCLUDED], 'alice', 'excluded'],
    ['nothing about a member without an id', [], '', 'unknown'],
    ['a break of somebody, about a member without an id', [ON_BREAK], '', 'break'],
  ] as const)(
    '[SAFE-4.1] before the platform has answered in this session, known is %s',
    (_, entries, member, status) => {
      expect(decidePlayStatus({ known: entries, member, isKnown: false, now: NOW })).toBe(status);
    },
  );

  const endpoint = 'withdrawalInfo';
  test.each([
    ['no connection', { layer: 'offline', endpoint }, false],
    ['no answer in time', { layer: 'timeout', endpoint, afterMs: 1 }, false],
    ['a gateway without its platform', { layer: 'http', endpoint, status: 502 }, false],
    ['too many requests', { layer: 'http', endpoint, status: 429 }, false],
    ['a session that has ended', { layer: 'http', endpoint, status: 401 }, false],
    ['a platform without a wallet', { layer: 'http', endpoint, status: 404 }, true],
    ['a platform without this endpoint', { layer: 'http', endpoint, status: 501 }, true],
    ['a refusal', { layer: 'business', endpoint, code: 'x', message: '', value: null }, true],
    ['a wallet without a balance', { layer: 'decode', endpoint, field: 'value.balance' }, true],
  ] as const)('[SAFE-4.1] %s is an answer that says nothing of a break: %s', (_, error, isAnswer) => {
    expect(isAnswerWithoutStatus(error)).toBe(isAnswer);
  });

  test.each([
    // status, marketing, play stopped
    ['open', true, false],
    ['unknown', false, false],
    ['break', false, true],
    ['excluded', false, true],
  ] as const)(
    '[SAFE-4.1] with the status %s, marketing is allowed: %s, and play is stopped: %s',
    (status, ads, stop) => {
      expect(isMarketingAllowed(status)).toBe(ads);
      expect(isPlayStopped(status)).toBe(stop);
    },
  );
});

/** The time that an answer tells, which has whole seconds only. */
const toHeader = (now: number): number => Math.floor(now / 1000) * 1000;

/** A tab, which has another number after each reload. */
interface Tab {
  known: readonly PlayProtection[];
  clock: PlatformClock;
  /** By how much the clock that never jumps is behind, because it stood still while the device slept (ms). */
  slept: number;
  page: number;
}

/** An answer about the break: when it was asked for, and what it tells as soon as it has been given. */
interface Answer {
  readonly tab: Tab;
  readonly page: number;
  readonly askedTicks: number;
  told?: { readonly breakUntil: number; readonly saidAt: number };
}

/** A small generator of pseudo-random numbers, so that a failing order can be repeated. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

/** When this page learned of a break until 200, by the clock that never jumps. */
const LEARNED = 10;

describe('[SAFE-4] a break is shortened by a newer answer of the platform only', () => {
  const before: PlayProtection = { ...known('alice', 200, 0, 5), heardAt: 150, learnedTicks: LEARNED };

  test.each([
    // answer, its break, when it was asked for, the break that is known afterwards
    ['asked for since, without a break', 0, 11, 0],
    ['asked for since, with a shorter break', 150, 11, 150],
    ['asked for since, with a longer break', 300, 11, 300],
    ['asked for in the same moment, without a break', 0, 10, 200],
    ['asked for before, without a break', 0, 9, 200],
    ['asked for before, with a longer break', 300, 9, 300],
    ['from a cache, without a break', 0, 0, 200],
    ['from a cache, with a longer break', 300, 0, 300],
    ['that was not asked for, with a shorter break', 150, undefined, 200],
  ] as const)('[SAFE-4.2][SAFE-4.13] an answer %s', (_, breakUntil, askedTicks, expected) => {
    // Neither the clock of a server nor that of the device decides.
    for (const at of [0, 1, 9_999])
      for (const heardAt of [1, 9_999]) {
        const answer = { ...known('alice', breakUntil, 0, at), heardAt, learnedTicks: 20 };
        const [entry] = addPlayProtection([before], askedTicks === undefined ? answer : { ...answer, askedTicks });
        expect(entry).toMatchObject({ breakUntil: expected, at: Math.max(5, at) });
      }
  });

  test.each([
    // what was heard meanwhile, when, the break that is known after an answer that was asked for before
    ['a longer break', { breakUntil: 300, heardAt: 150 }, 300],
    ['a shorter break, in another tab', { breakUntil: 100, heardAt: 160 }, 200],
    ['a shorter break, by a clock of the device that was set back', { breakUntil: 100, heardAt: 140 }, 200],
    ['the same break again, by a newer answer', { breakUntil: 200, heardAt: 160, askedTicks: 11 }, 200],
    ['a shorter break, by a newer answer', { breakUntil: 100, heardAt: 160, askedTicks: 11 }, 100],
    ['an exclusion', { breakUntil: 0, excludedUntil: 500, heardAt: 150 }, 200],
    ['nothing new', { breakUntil: 200, heardAt: 150 }, 0],
    ['nothing new, by an answer from a cache', { breakUntil: 200, heardAt: 160, askedTicks: 0 }, 0],
  ] as const)('[SAFE-4.2] not by one that was on its way when the page heard %s', (_, heard, expected) => {
    const meanwhile = addPlayProtection([before], { ...known('alice', 0), ...heard, learnedTicks: 20 });
    const late = { ...known('alice', 0, 0, 30), heardAt: 170, learnedTicks: 21, askedTicks: 15 };
    expect(addPlayProtection(meanwhile, late)[0]).toMatchObject({ breakUntil: expected });
  });
});

test.each([
  // answers: when they were asked for, their time and arrival by the clock of the device, whether the exclusion is over
  ['that arrives before its end', 11, 0, 199, false],
  ['that arrives at its end', 11, 0, 200, true],
  ['that was asked for before the page knew of it', 9, 0, 201, false],
  ['from a cache', 0, 0, 201, false],
  ['that tells a time', 11, 100, 201, false],
] as const)('[SAFE-4.14] of a platform that tells no time, an answer %s', (_, askedTicks, at, heardAt, isOver) => {
  const before = { ...known('alice', 0, 200), heardAt: 150, learnedTicks: LEARNED };
  const answer = { ...known('alice', 0, 0, at), heardAt, learnedTicks: 20, askedTicks };
  const [entry] = addPlayProtection([before], answer);
  expect(entry).toMatchObject({ excludedUntil: isOver ? 0 : 200 });
  // Once a time has been told, it ends by the time.
  const [timed] = addPlayProtection([{ ...before, at: 1 }], answer);
  expect(timed).toMatchObject({ excludedUntil: 200 });
});

test('[SAFE-4.13] until the time of the platform is known, every break and exclusion that is stored counts', () => {
  const long = known('alice', 5, 0, 1);
  expect(isActive(long, 0)).toBe(true);
  expect(isActive(long, 5)).toBe(false);
  expect(decidePlayStatus({ known: [long], member: 'alice', isKnown: true, now: 0 })).toBe('break');
  expect(decidePlayStatus({ known: [known('alice', 0, 5, 1)], member: '', isKnown: true, now: 0 })).toBe('excluded');
  expect(isActive(OPEN, 0)).toBe(false);
});

test.each([
  ['all clocks are right', 0],
  ['one server of four is an hour ahead', 3_600_000],
  ['one server of four is a second ahead', 1_000],
  ['one server of four is an hour behind', -3_600_000],
] as const)('[SAFE-4.2] in any order of events in three tabs, no tab opens early, where %s', (_, wrongByMs) => {
  let shortened = 0;
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = createRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    let now = 10_000_000;
    let server = { breakUntil: 0, excludedUntil: 0 };
    let stored: readonly PlayProtection[] = [];
    let pages = 0;
    const reloaded = (): Tab => {
      pages += 1;
      return { known: [], clock: UNKNOWN_CLOCK, slept: 0, page: pages };
    };
    const tabs = [reloaded(), reloaded(), reloaded()] as const satisfies Tab[];
    const readTicks = (tab: Tab) => now + 77 - tab.slept;
    // What the clock of the device says is random.
    const heard = (tab: Tab) => ({ heardAt: below(20_000_000), learnedTicks: readTicks(tab) });
    const tell = (tab: Tab) => computePlatformTime(tab.clock.offsetMs, readTicks(tab));
    const stamp = () => toHeader(now) + (random() < 0.25 ? wrongByMs : 0);
    const hear = (tab: Tab, saidAt: number) => {
      tab.clock = computePlatformClock(tab.clock, saidAt, readTicks(tab));
    };
    const answers: Answer[] = [];
    const cached: Pick<PlayProtection, 'breakUntil' | 'at'>[] = [];
    const read = (tab: Tab) =>
      stored.map((entry) => ({ ...entry, learnedTicks: readTicks(tab) })).reduce(addPlayProtection, tab.known);
    const store = (tab: Tab, entries: readonly PlayProtection[]) => {
      stored = entries.filter((entry) => isActive(entry, tell(tab)));
      tab.known = entries;
    };
    const record = (tab: Tab, said: Partial<PlayProtection>) =>
      store(tab, addPlayProtection(read(tab), { ...known('alice', 0), ...heard(tab), ...said }));
    for (let step = 0; step < 120; step += 1) {
      now += 1 + below(4_000);
      const tab = tabs[below(tabs.length)] as Tab;
      const event = below(9);
      if (event === 0 && random() < 0.3) {
        const at = stamp();
        hear(tab, at);
        server = { ...server, breakUntil: Math.max(server.breakUntil, now + 1 + below(40_000)) };
        record(tab, { breakUntil: server.breakUntil, at });
      } else if (event === 1 && random() < 0.2) {
        const at = stamp();
        hear(tab, at);
        server = { ...server, excludedUntil: Math.max(server.excludedUntil, now + 1 + below(80_000)) };
        record(tab, { excludedUntil: server.excludedUntil, at });
      } else if (event === 2) {
        answers.push({ tab, page: tab.page, askedTicks: readTicks(tab) });
      } else if (event <= 4 && answers.length > 0) {
        const index = below(answers.length);
        const answer = answers[index] as Answer;
        const { told, askedTicks } = answer;
        if (!told) {
          answer.told = { breakUntil: server.breakUntil > now ? server.breakUntil : 0, saidAt: stamp() };
        } else {
          answers.splice(index, 1);
          if (answer.page === answer.tab.page) {
            hear(answer.tab, told.saidAt);
            cached.push({ breakUntil: told.breakUntil, at: told.saidAt });
            record(answer.tab, { breakUntil: told.breakUntil, at: told.saidAt, askedTicks });
          }
        }
      } else if (event === 5 && cached.length > 0) {
        record(tab, { ...(cached[below(cached.length)] as Partial<PlayProtection>), askedTicks: 0 });
      } else if (event === 6) {
        for (let count = 0; count < 5; count += 1) hear(tab, stamp());
        store(tab, read(tab));
      } else if (event === 7 && random() < 0.3) {
        // The platform lifts the break, which only its answers can tell.
        if (server.breakUntil > now) shortened += 1;
        server = { ...server, breakUntil: random() < 0.5 ? 0 : Math.min(server.breakUntil, now + below(10_000)) };
      } else if (event === 8 && random() < 0.3) {
        const sleptMs = random() < 0.5 ? below(30_000) : 0;
        now += sleptMs;
        Object.assign(tab, sleptMs > 0 ? { slept: tab.slept + sleptMs } : reloaded());
      }
      const isProtected = Math.max(server.breakUntil, server.excludedUntil) > now;
      for (const [number, one] of tabs.entries()) {
        const time = tell(one);
        const status = decidePlayStatus({ known: read(one), member: 'alice', isKnown: true, now: time });
        const visitor = decidePlayStatus({ known: read(one), member: '', isKnown: true, now: time });
        const isOpen = !isPlayStopped(status) || isMarketingAllowed(status) || isMarketingAllowed(visitor);
        if (isProtected && isOpen) expect.fail(JSON.stringify({ seed, step, number, status, visitor }));
      }
    }
    // An answer that is asked for now counts at once, whatever the tab knows and whatever its clock.
    for (const tab of tabs) {
      tab.known = read(tab);
      now += 1;
      const askedTicks = readTicks(tab);
      now += 1;
      server = { ...server, breakUntil: 0 };
      record(tab, { breakUntil: 0, at: stamp(), askedTicks });
      expect(tab.known[0]).toMatchObject({ breakUntil: 0 });
    }
  }
  expect(shortened).toBeGreaterThan(100);
});
