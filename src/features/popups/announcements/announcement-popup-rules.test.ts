import { describe, expect, test } from 'vitest';
import type { AnnouncementPopupState } from '../../../services/popups/popup-records';
import {
  adoptEarlierHashes,
  clampHiddenUntil,
  computeAnnouncementStateAfterClosing,
  computeNextLocalMidnight,
  decideCloseButtonAction,
  decideHideChoice,
  findAnnouncementPopupSuppressionReason,
} from './announcement-popup-rules';

const NOW = new Date(2026, 4, 10, 15, 30).getTime();
const MORNING = new Date(2026, 4, 10, 9, 0).getTime();
const HOUR_MS = 3_600_000;

const announcements = (hashes: readonly string[]) => hashes.map((hash) => ({ hash, earlierHash: `earlier ${hash}` }));

const closed = (overrides: Partial<AnnouncementPopupState> = {}): AnnouncementPopupState => ({
  kind: 'announcements',
  show: false,
  hiddenUntil: 0,
  hidePopup: 0,
  hashes: ['a', 'b'],
  ...overrides,
});

describe('[POP-3] announcement popup', () => {
  test.each<[string, readonly string[], AnnouncementPopupState | undefined, string | undefined]>([
    ['without announcements', [], undefined, 'no announcements for this viewer'],
    ['that was never closed', ['a'], undefined, undefined],
    ['whose stored flag says show', ['a'], closed({ show: true }), undefined],
    ['that was closed', ['a', 'b'], closed(), 'closed'],
    ['that was closed with its announcements in another order', ['b', 'a'], closed(), 'closed'],
    ['that has lost an announcement since it was closed', ['b'], closed(), 'closed'],
    ['that was closed by an earlier version', ['a'], closed({ hashes: ['earlier a'] }), 'closed'],
    ['with a new announcement', ['a', 'b', 'c'], closed(), undefined],
    ['with a changed announcement', ['a', 'B'], closed(), undefined],
    ['hidden for the day', ['a'], closed({ hiddenUntil: NOW + HOUR_MS }), 'closed for today or this visit'],
    [
      'hidden for the day, a millisecond before midnight',
      ['a'],
      closed({ hiddenUntil: NOW + 1 }),
      'closed for today or this visit',
    ],
    ['hidden for the day, at midnight', ['a'], closed({ hiddenUntil: NOW }), undefined],
    ['hidden for the day, with a new announcement', ['a', 'c'], closed({ hiddenUntil: NOW + HOUR_MS }), undefined],
    ['hidden for good', ['a'], closed({ hidePopup: 1 }), 'hidden for good'],
    ['hidden for good, with a new announcement', ['c'], closed({ hidePopup: 1 }), 'hidden for good'],
  ])(
    '[POP-3.1][POP-3.2] for an announcement popup %s, findAnnouncementPopupSuppressionReason() returns $3',
    (_case, hashes, state, expected) => {
      const input = {
        announcements: announcements(hashes),
        hasInvisible: false,
        state,
        isSwitchedOff: false,
        now: NOW,
      };
      expect(findAnnouncementPopupSuppressionReason(input)).toBe(expected);
    },
  );

  test('the announcement popup is suppressed if the merchant has switched it off', () => {
    const input = {
      announcements: announcements(['a']),
      hasInvisible: false,
      state: undefined,
      isSwitchedOff: true,
      now: NOW,
    };
    expect(findAnnouncementPopupSuppressionReason(input)).toBe('switched off by the merchant');
  });

  test('[POP-1.4] the announcement popup is suppressed if no announcement shows anything, for the reason “nothing to see”', () => {
    const input = { announcements: [], hasInvisible: true, state: undefined, isSwitchedOff: false, now: NOW };
    expect(findAnnouncementPopupSuppressionReason(input)).toBe('nothing to see');
  });

  test('[POP-1.3] an announcement that was closed by an earlier version is stored under its current hash too', () => {
    const state = closed({ hashes: ['earlier a', 'c'] });
    expect(adoptEarlierHashes(state, announcements(['a', 'b'])).hashes).toEqual(['a', 'earlier a', 'c']);
    expect(adoptEarlierHashes(closed(), announcements(['a', 'b']))).toEqual(closed());
    const current = closed();
    expect(adoptEarlierHashes(current, announcements(['a', 'd']))).toBe(current);
  });

  test.each([
    ['unchanged', NOW, 0, 0],
    ['visit', MORNING, MORNING + 12 * HOUR_MS, 0],
    ['visit', NOW, computeNextLocalMidnight(NOW), 0],
    ['today', NOW, computeNextLocalMidnight(NOW), 0],
    ['forever', NOW, 0, 1],
  ] as const)(
    '[POP-3.1] closing the announcement popup with the choice “%s” at %s saves show=false, hiddenUntil=%s and hidePopup=%s',
    (choice, now, until, hide) => {
      const state = computeAnnouncementStateAfterClosing(['c'], closed({ hiddenUntil: 5 }), choice, now);
      expect(state).toEqual(closed({ hiddenUntil: until, hidePopup: hide, hashes: ['c', 'a', 'b'] }));
    },
  );

  // biome-ignore format: a table
  test.each([
    // box      without it    with it
    ['none',    'unchanged',  'unchanged'],
    ['today',   'visit',      'today'],
    ['forever', 'unchanged',  'forever'],
  ] as const)('[POP-3.1][POP-3.2] closing the announcement popup with the checkbox “%s” has the choice “%s” without it and “%s” with it', (hideBox, without, withBox) => {
    expect([decideHideChoice(hideBox, false), decideHideChoice(hideBox, true)]).toEqual([without, withBox]);
  });

  test.each([MORNING, NOW, computeNextLocalMidnight(NOW) - 1])(
    '[POP-3.3] closing the announcement popup at %s without the checkbox for the day never hides it for longer than with it',
    (now) => {
      const hiddenUntil = (isBoxChecked: boolean) =>
        computeAnnouncementStateAfterClosing(['a'], undefined, decideHideChoice('today', isBoxChecked), now)
          .hiddenUntil;
      const state = closed({ hashes: ['a'], hiddenUntil: hiddenUntil(false) });
      const input = {
        announcements: announcements(['a']),
        hasInvisible: false,
        state,
        isSwitchedOff: false,
        now: hiddenUntil(true),
      };
      expect(findAnnouncementPopupSuppressionReason(input)).toBeUndefined();
    },
  );

  test('closing the announcement popup repeatedly stores each announcement hash only once', () => {
    const first = computeAnnouncementStateAfterClosing(['a', 'b'], undefined, 'unchanged', NOW);
    expect(first.hashes).toEqual(['a', 'b']);
    expect(computeAnnouncementStateAfterClosing(['b', 'c'], first, 'unchanged', NOW).hashes).toEqual(['b', 'c', 'a']);
  });

  test('closing the announcement popup stores only the five hundred newest announcement hashes', () => {
    const many = Array.from({ length: 600 }, (_, index) => `${index}`);
    const { hashes } = computeAnnouncementStateAfterClosing(['new', '1'], closed({ hashes: many }), 'unchanged', NOW);
    expect([hashes.length, hashes[0], hashes[1], hashes[2]]).toEqual([500, 'new', '1', '0']);
  });

  test('[POP-3.4] a popup hidden for the day is shown again at the next midnight even if the clock has been set back', () => {
    const state = closed({ hiddenUntil: NOW + 72 * HOUR_MS });
    expect(clampHiddenUntil(state, NOW).hiddenUntil).toBe(computeNextLocalMidnight(NOW));
    const plausible = closed({ hiddenUntil: NOW + HOUR_MS });
    expect(clampHiddenUntil(plausible, NOW)).toBe(plausible);
  });
});

test.each([
  [0, 1, true, 'carousel', 'close'],
  [0, 2, true, 'carousel', 'next'],
  [1, 2, true, 'carousel', 'close'],
  [0, 2, false, 'carousel', 'close'],
  [0, 2, true, 'list', 'close'],
] as const)(
  '[POP-3.5] with slideIndex=%i, slideCount=%i, isForced=%s and layout=%s, decideCloseButtonAction() returns “%s”',
  (at, count, isForced, layout, expected) => {
    expect(decideCloseButtonAction({ slideIndex: at, slideCount: count, isForced, layout })).toBe(expected);
  },
);
