import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PopupCandidate } from '../../../services/popups/popup-candidate';
import type { AnnouncementPopupState } from '../../../services/popups/popup-records';
import {
  type AnnouncementHideChoice,
  clampHiddenUntil,
  computeAnnouncementStateAfterClosing,
  computeNextLocalMidnight,
  findAnnouncementPopupSuppressionReason,
} from '../announcements/announcement-popup-rules';
import { findBannerPopupSuppressionReason, parseImageFileName } from '../banners/banner-popup-rules';
import { decideNextPopup, type PageStateForPopups, POPUP_GAP_MS } from './decide-next-popup';
import type { PageKindForPopups } from './page-kind-for-popups';

/** The documented order of the popups (BAN-2), written by hand. */
const ORDER = ['upgrade', 'announcements', 'banner', 'banner-2', 'update', 'forced-install', 'install', 'push'];
const ON_ANY_PAGE = ['upgrade', 'update'];
/**
 * Kinds of popups whose own rules this model does not simulate. `World.due` contains the kinds among them that are
 * due.
 */
const SIMPLE_KINDS = ['upgrade', 'banner-2', 'update', 'forced-install', 'install', 'push'] as const;

/** State of a simulated tab, which has its own popup queue. */
interface Tab {
  pageKind: PageKindForPopups;
  hasFieldFocus: boolean;
  isOverlayOpen: boolean;
  shown: string | undefined;
  closedAt: number | undefined;
  closedBanner: boolean;
}

/** Simulated device and platform, with the input of the popup rules. */
class World {
  wallClock = Date.UTC(2026, 2, 1, 12);
  elapsed = 0;
  isMember = false;
  announcements = ['a1'];
  banner = 'one.webp';
  readonly states = new Map<string, AnnouncementPopupState>();
  closedImage: string | undefined;
  /**
   * The kinds in SIMPLE_KINDS that are due. After a popup of such a kind is closed in any tab, the kind is no longer
   * due.
   */
  readonly due = new Set<string>();
  front = 0;
  readonly tabs: Tab[] = [0, 1].map(() => ({
    pageKind: 'home',
    hasFieldFocus: false,
    isOverlayOpen: false,
    shown: undefined,
    closedAt: undefined,
    closedBanner: false,
  }));
  /**
   * Expected state according to the specification, independent of the stored states: the dismissed texts of each
   * audience, and the time until which they stay dismissed.
   */
  readonly dismissed = new Map<string, { texts: Set<string>; until: number }>();

  audience = () => (this.isMember ? 'member' : 'visitor');
  texts = () => this.announcements.map((text) => `${this.audience()} ${text}`);

  candidatesOf(tab: Tab): PopupCandidate[] {
    const state = this.states.get(this.audience());
    const plausible = state && clampHiddenUntil(state, this.wallClock);
    if (plausible) this.states.set(this.audience(), plausible);
    const input = {
      announcements: this.texts().map((hash) => ({ hash, earlierHash: '' })),
      hasInvisible: false,
      state: plausible,
      isSwitchedOff: false,
      now: this.wallClock,
    };
    const announcements = findAnnouncementPopupSuppressionReason(input);
    const banner = findBannerPopupSuppressionReason({
      image: this.banner,
      closedImage: this.closedImage,
      isClosedInTab: tab.closedBanner,
      isApp: false,
      settledForMs: this.elapsed,
      waitMs: 0,
    });
    return [
      ...SIMPLE_KINDS.map((kind) => ({ key: kind, kind, ...(!this.due.has(kind) && { skipped: 'not due' }) })),
      { key: 'banner', kind: 'banner-1', ...(banner !== undefined && { skipped: banner }) },
      { key: 'announcements', kind: 'announcements', ...(announcements !== undefined && { skipped: announcements }) },
    ];
  }

  contextOf(tab: Tab): PageStateForPopups {
    return {
      pageKind: tab.pageKind,
      isSiteClosed: false,
      isOverlayOpen: tab.isOverlayOpen,
      isMarketingAllowed: true,
      isCapReached: false,
      countedKeys: new Set(),
      hasFieldFocus: tab.hasFieldFocus,
      isSettled: true,
      isTabVisible: this.tabs[this.front] === tab,
      current: tab.shown,
      sinceClosedMs: tab.closedAt === undefined ? undefined : this.elapsed - tab.closedAt,
    };
  }

  /** Runs the decision of the queue in every tab, and checks the invariants. */
  decide(): void {
    for (const tab of this.tabs) {
      const before = tab.shown;
      const isFront = this.tabs[this.front] === tab;
      const candidates = this.candidatesOf(tab);
      const { shown } = decideNextPopup(candidates, this.contextOf(tab));
      if (before !== undefined && shown !== before) {
        expect(shown, 'no popup replaces another one without a pause').toBeUndefined();
        tab.closedAt = this.elapsed;
      }
      if (before === undefined && shown !== undefined) {
        expect([isFront, tab.hasFieldFocus], 'opened in the visible tab, not while typing').toEqual([true, false]);
        const since = tab.closedAt === undefined ? POPUP_GAP_MS : this.elapsed - tab.closedAt;
        expect(since).toBeGreaterThanOrEqual(POPUP_GAP_MS);
        const due = candidates.filter(({ skipped }) => skipped === undefined).map(({ key }) => key);
        const first = ORDER.find((key) => due.includes(key) && (tab.pageKind === 'home' || ON_ANY_PAGE.includes(key)));
        expect(shown, 'in order').toBe(first);
      }
      if (shown !== undefined) {
        expect(tab.isOverlayOpen, 'nothing above a dialog').toBe(false);
        expect(ON_ANY_PAGE.includes(shown) ? ['home', 'page'] : ['home']).toContain(tab.pageKind);
      }
      if (shown === 'announcements') this.expectNotDismissed();
      if (shown === 'banner') expect([tab.closedBanner, this.closedImage === this.banner]).toEqual([false, false]);
      tab.shown = shown;
    }
  }

  expectNotDismissed(): void {
    const promise = this.dismissed.get(this.audience());
    if (!promise) return;
    const hasNewText = this.texts().some((text) => !promise.texts.has(text));
    expect(hasNewText || this.wallClock >= promise.until, 'a dismissed popup stays dismissed').toBe(true);
  }

  close(index: number, choice: AnnouncementHideChoice): void {
    const tab = this.tabs[index];
    if (tab?.shown === 'announcements') {
      const state = computeAnnouncementStateAfterClosing(
        this.texts(),
        this.states.get(this.audience()),
        choice,
        this.wallClock,
      );
      this.states.set(this.audience(), state);
      const earlier = this.dismissed.get(this.audience())?.texts ?? [];
      const midnight = computeNextLocalMidnight(this.wallClock);
      const until = {
        unchanged: Number.POSITIVE_INFINITY,
        visit: Math.min(this.wallClock + 12 * 3_600_000, midnight),
        today: midnight,
        forever: Number.POSITIVE_INFINITY,
      }[choice];
      this.dismissed.set(this.audience(), { texts: new Set([...earlier, ...this.texts()]), until });
    }
    if (tab?.shown !== undefined) this.due.delete(tab.shown);
    if (tab?.shown === 'banner') {
      tab.closedBanner = true;
      this.closedImage = parseImageFileName(this.banner);
    }
  }

  setClock(at: number): void {
    this.wallClock = at;
    // After the clock was set back, the promise is the next midnight of the new clock.
    for (const promise of this.dismissed.values())
      if (promise.until !== Number.POSITIVE_INFINITY)
        promise.until = Math.min(promise.until, computeNextLocalMidnight(at));
  }
}

type Step = (world: World) => void;

const tabIndex = fc.constantFrom(0, 1);
const inTab = <T>(values: fc.Arbitrary<T>, change: (tab: Tab, value: T) => void): fc.Arbitrary<Step> =>
  fc.tuple(tabIndex, values).map(([index, value]) => (world) => {
    const tab = world.tabs[index];
    if (tab) change(tab, value);
  });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 2_000 }).map(
      (ms): Step =>
        (world) => {
          world.elapsed += ms;
          world.setClock(world.wallClock + ms);
        },
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(tabIndex, fc.constantFrom<AnnouncementHideChoice>('unchanged', 'visit', 'today', 'forever'))
      .map(
        ([index, choice]): Step =>
          (world) =>
            world.close(index, choice),
      ),
  },
  inTab(fc.constantFrom<PageKindForPopups>('home', 'home', 'page', 'none'), (tab, pageKind) => {
    tab.pageKind = pageKind;
  }),
  inTab(fc.boolean(), (tab, value) => {
    tab.hasFieldFocus = value;
  }),
  inTab(fc.boolean(), (tab, value) => {
    tab.isOverlayOpen = value;
  }),
  fc.integer({ min: -72, max: 72 }).map(
    (hours): Step =>
      (world) =>
        world.setClock(world.wallClock + hours * 3_600_000),
  ),
  tabIndex.map(
    (index): Step =>
      (world) => {
        world.front = index;
      },
  ),
  fc.boolean().map(
    (isMember): Step =>
      (world) => {
        world.isMember = isMember;
      },
  ),
  fc.subarray(['a1', 'a2', 'a3']).map(
    (texts): Step =>
      (world) => {
        world.announcements = texts;
      },
  ),
  fc.constantFrom(...SIMPLE_KINDS).map(
    (kind): Step =>
      (world) => {
        if (!world.due.delete(kind)) world.due.add(kind);
      },
  ),
  fc.constantFrom('', 'one.webp', 'two.webp').map(
    (image): Step =>
      (world) => {
        world.banner = image;
      },
  ),
);

test('[POP-3.2][BAN-2.1][BAN-2.2][BAN-1] after any events in two tabs, all due popups are shown one at a time, and never a dismissed popup', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World();
      for (const change of steps) {
        change(world);
        world.decide();
      }
      // On a quiet home, everything that is due gets its turn.
      const [tab] = world.tabs;
      if (!tab) return;
      world.front = 0;
      Object.assign(tab, { pageKind: 'home', hasFieldFocus: false, isOverlayOpen: false });
      const due = world.candidatesOf(tab).filter(({ skipped }) => skipped === undefined);
      const seen = new Set<string>();
      for (let turn = 0; turn < 2 * due.length + 2; turn += 1) {
        world.elapsed += POPUP_GAP_MS;
        world.decide();
        if (tab.shown === undefined) continue;
        seen.add(tab.shown);
        world.close(0, 'forever');
      }
      expect([...seen].sort()).toEqual(due.map(({ key }) => key).sort());
    }),
    { numRuns: 1_000 },
  );
});
