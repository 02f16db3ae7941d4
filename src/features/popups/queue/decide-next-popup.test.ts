import { describe, expect, test } from 'vitest';
import type { PopupCandidate, PopupKind } from '../../../services/popups/popup-candidate';
import { decideNextPopup, type PageStateForPopups } from './decide-next-popup';

const HOME: PageStateForPopups = {
  pageKind: 'home',
  isSiteClosed: false,
  isOverlayOpen: false,
  isMarketingAllowed: true,
  isCapReached: false,
  countedKeys: new Set(),
  hasFieldFocus: false,
  isSettled: true,
  isTabVisible: true,
  current: undefined,
  sinceClosedMs: undefined,
};

const due = (kind: PopupKind): PopupCandidate => ({ key: kind, kind });
const ALL = (
  [
    'push',
    'install',
    'forced-install',
    'update',
    'banner-2',
    'banner-1',
    'announcements',
    'forced-announcements',
    'upgrade',
  ] as const
).map(due);

describe('[BAN-2] popup queue', () => {
  test('[BAN-2.1] shows all due popups one at a time, in the documented order', () => {
    const shown: string[] = [];
    let candidates: readonly PopupCandidate[] = ALL;
    for (;;) {
      const next = decideNextPopup(candidates, HOME).shown;
      if (next === undefined) break;
      shown.push(next);
      candidates = candidates.map((one) => (one.key === next ? { ...one, skipped: 'closed' } : one));
    }
    expect(shown).toEqual([
      'upgrade',
      'forced-announcements',
      'announcements',
      'banner-1',
      'banner-2',
      'update',
      'forced-install',
      'install',
      'push',
    ]);
  });

  test.each<[Partial<PageStateForPopups>, string | undefined, string | undefined, string]>([
    // context                          shown            while on the screen  reason of the announcements
    [{}, 'announcements', 'announcements', 'next'],
    [{ isSiteClosed: true }, undefined, undefined, 'site closed'],
    [{ pageKind: 'none' }, undefined, undefined, 'no popups on this page'],
    [{ pageKind: 'page' }, undefined, undefined, 'only on home'],
    [{ isOverlayOpen: true }, undefined, undefined, 'another dialog is open'],
    [{ isSettled: false }, undefined, 'announcements', 'home has not settled'],
    [{ hasFieldFocus: true }, undefined, 'announcements', 'a field has focus'],
    [{ isTabVisible: false }, undefined, 'announcements', 'tab is hidden'],
    [{ sinceClosedMs: 599 }, undefined, 'announcements', 'pause'],
    [{ sinceClosedMs: 600 }, 'announcements', 'announcements', 'next'],
  ])(
    '[BAN-2.2][BAN-2.3] with the page state %j, the queue shows %s if no popup is open, and %s if “announcements” is already open',
    (change, opened, kept, reason) => {
      const context = { ...HOME, ...change };
      const candidates = [due('announcements')];
      const decision = decideNextPopup(candidates, context);
      expect([decision.shown, decision.statuses[0]?.reason]).toEqual([opened, reason]);
      const statuses: Readonly<Record<string, string>> = { next: 'shown', pause: 'waiting' };
      expect(decision.statuses[0]?.status).toBe(statuses[reason] ?? 'blocked');
      expect(decideNextPopup(candidates, { ...context, current: 'announcements' }).shown).toBe(kept);
    },
  );

  test.each(ALL)(
    '[INST-7] [UPD-1] on pages other than home, the queue shows a popup only if its kind is “upgrade” or “update”: kind “$kind”',
    (candidate) => {
      const isForAnyPage = ['upgrade', 'update'].includes(candidate.kind);
      const expected = isForAnyPage ? candidate.key : undefined;
      expect(decideNextPopup([candidate], { ...HOME, pageKind: 'page' }).shown).toBe(expected);
      expect(decideNextPopup([candidate], { ...HOME, pageKind: 'none' }).shown).toBeUndefined();
    },
  );

  test.each<[PageStateForPopups['pageKind'], boolean, boolean]>([
    ['page', false, true],
    ['none', false, true],
    ['none', true, false],
  ])(
    '[ENG-3] a page-specific popup is shown unless the site is closed: with pageKind=%s and isSiteClosed=%s, isShown=%s',
    (pageKind, isSiteClosed, isShown) => {
      const candidate = { ...due('install'), isForPage: true };
      const { shown } = decideNextPopup([candidate], { ...HOME, pageKind, isSiteClosed });
      expect(shown !== undefined).toBe(isShown);
    },
  );

  test.each(ALL)(
    '[SAFE-4.3] while nothing may be offered, no banner, install prompt or push prompt is opened or stays: kind “$kind”',
    (candidate) => {
      const isOffer = ['push', 'install', 'forced-install', 'banner-1', 'banner-2'].includes(candidate.kind);
      const context = { ...HOME, isMarketingAllowed: false };
      const page = { ...candidate, isForPage: true };
      for (const current of [undefined, candidate.key])
        for (const one of [candidate, page])
          expect(decideNextPopup([one], { ...context, current }).shown).toBe(isOffer ? undefined : candidate.key);
    },
  );

  test.each(ALL)('[BAN-2.8] at the cap of the day no offer opens, and an open one stays: kind “$kind”', (candidate) => {
    const isCapped = ['push', 'install', 'banner-1', 'banner-2'].includes(candidate.kind);
    const context = { ...HOME, isCapReached: true };
    const show = (change: Partial<PageStateForPopups>) => decideNextPopup([candidate], { ...context, ...change }).shown;
    expect(show({})).toBe(isCapped ? undefined : candidate.key);
    expect(show({ current: candidate.key })).toBe(candidate.key);
    expect(show({ countedKeys: new Set([candidate.key]) })).toBe(candidate.key);
  });

  test.each([
    [true, 'limit of the day'],
    [undefined, 'not known yet what was shown today'],
  ])('[BAN-2.8] while the cap is reached: %s, an offer is blocked by “%s”', (isCapReached, reason) => {
    const offer = ALL.find(({ kind }) => kind === 'banner-1');
    const { shown, statuses } = decideNextPopup(offer ? [offer] : [], { ...HOME, isCapReached });
    expect([shown, statuses[0]?.status, statuses[0]?.reason]).toEqual([undefined, 'blocked', reason]);
  });

  test('keeps the open popup when a popup of higher priority becomes due', () => {
    const decision = decideNextPopup([due('banner-1'), due('upgrade'), { ...due('push'), skipped: 'denied' }], {
      ...HOME,
      current: 'banner-1',
    });
    expect(decision).toEqual({
      shown: 'banner-1',
      statuses: [
        { key: 'upgrade', kind: 'upgrade', status: 'waiting', reason: 'behind banner-1' },
        { key: 'banner-1', kind: 'banner-1', status: 'shown', reason: 'stays' },
        { key: 'push', kind: 'push', status: 'skipped', reason: 'denied' },
      ],
    });
  });

  test.each([
    ['whose rule no longer applies', [{ ...due('banner-1'), skipped: 'closed on this device' }, due('banner-2')]],
    ['that is no longer a candidate', [due('banner-2')]],
  ])('[BAN-2.4] closes a popup %s, and opens the next popup after a pause', (_case, candidates) => {
    expect(decideNextPopup(candidates, { ...HOME, current: 'banner-1' }).shown).toBeUndefined();
    expect(decideNextPopup(candidates, { ...HOME, sinceClosedMs: 600 }).shown).toBe('banner-2');
  });
});
