import { describe, expect, test } from 'vitest';
import {
  addPlayProtection,
  decidePlayStatus,
  isMarketingAllowed,
  isPlayStopped,
  type PlayProtection,
} from './play-status-rules';

const NOW = 1_000_000;
const known = (member: string, breakUntil: number, excludedUntil = 0, at = 0): PlayProtection => ({
  ...{ member, breakUntil, excludedUntil, at },
});
const ON_BREAK = known('alice', NOW + 1);
const EXCLUDED = known('alice', 0, NOW + 1);
const OPEN = known('alice', 0);

describe('[SAFE-4] who may deposit, play and be offered something', () => {
  test.each([
    // known, who uses the browser, status
    ['nothing about a visitor', [], '', 'open'],
    ['nothing about a member', [], 'alice', 'unknown'],
    ['that a member may play', [OPEN], 'alice', 'open'],
    ['a break of the member', [ON_BREAK], 'alice', 'break'],
    ['a break that has just ended', [known('alice', NOW)], 'alice', 'open'],
    ['an exclusion of the member', [EXCLUDED], 'alice', 'excluded'],
    ['an exclusion and a break', [known('alice', NOW + 5, NOW + 9)], 'alice', 'excluded'],
    ['a break of another member', [ON_BREAK, known('bob', 0)], 'bob', 'open'],
    ['a break of a member, to a visitor', [ON_BREAK], '', 'break'],
    ['an exclusion of a member, to a visitor', [known('bob', NOW + 1), EXCLUDED], '', 'excluded'],
  ] as const)('[SAFE-4.1] what is known is %s', (_, entries, member, status) => {
    expect(decidePlayStatus({ known: entries, member, now: NOW })).toBe(status);
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

/** A small generator of pseudo-random numbers, so that a failing order can be repeated. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

test('[SAFE-4.2] in any order of breaks, exclusions, answers from caches, tabs and reloads, no tab is open before the end', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = createRandom(seed);
    let now = 1_000;
    let server = { breakUntil: 0, excludedUntil: 0 };
    let stored: readonly PlayProtection[] = [];
    const tabs: (readonly PlayProtection[])[] = [[], [], []];
    const answers: PlayProtection[] = [known('alice', 0, 0, now)];
    const read = (tab: number) => stored.reduce(addPlayProtection, tabs[tab] ?? []);
    const record = (tab: number, added: PlayProtection) => {
      tabs[tab] = addPlayProtection(read(tab), added);
      stored = tabs[tab].filter(({ breakUntil, excludedUntil }) => Math.max(breakUntil, excludedUntil) > now);
    };
    for (let step = 0; step < 40; step += 1) {
      now += Math.floor(random() * 20);
      const tab = Math.floor(random() * tabs.length);
      const event = Math.floor(random() * 5);
      if (event === 0) {
        server = { ...server, breakUntil: Math.max(server.breakUntil, now + 1 + Math.floor(random() * 200)) };
        record(tab, known('alice', server.breakUntil, 0, now));
      } else if (event === 1 && random() < 0.2) {
        server = { ...server, excludedUntil: Math.max(server.excludedUntil, now + 1 + Math.floor(random() * 400)) };
        record(tab, { ...known('alice', 0, server.excludedUntil, now), breakUntil: server.breakUntil });
      } else if (event === 2) {
        answers.push(known('alice', server.breakUntil > now ? server.breakUntil : 0, 0, now));
      } else if (event === 3) {
        record(tab, answers[Math.floor(random() * answers.length)] ?? OPEN);
      } else {
        tabs[tab] = []; // A reload.
      }
      const isProtected = Math.max(server.breakUntil, server.excludedUntil) > now;
      for (const index of tabs.keys()) {
        const status = decidePlayStatus({ known: read(index), member: 'alice', now });
        if (isProtected) expect({ seed, step, index, ok: isPlayStopped(status) }).toMatchObject({ ok: true });
        if (isProtected) expect(isMarketingAllowed(status)).toBe(false);
        const visitor = decidePlayStatus({ known: read(index), member: '', now });
        if (isProtected) expect(isMarketingAllowed(visitor)).toBe(false);
      }
    }
  }
});
