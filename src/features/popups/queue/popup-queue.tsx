import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPageVisible } from '../../../browser/device/visibility';
import { hasOpenDialogWithoutAttribute, isFieldOrFrameFocused } from '../../../browser/page/page-attention';
import { HOME_SEARCH_PARAMETER } from '../../../services/games/game-paths';
import { getLandingAndPasswordPaths } from '../../../services/merchant/landing-and-password-paths';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { closeOverlay, openOverlay, useOverlays } from '../../../services/overlays/overlays';
import { usePlayStatus } from '../../../services/play-protection/play-status';
import { isMarketingAllowed } from '../../../services/play-protection/play-status-rules';
import { POPUP_ATTRIBUTE } from '../../../services/popups/frame/popup-frame';
import { logPopupStatuses } from '../../../services/popups/popup-log';
import { toPopupOverlayKey, usePopupQueue } from '../../../services/popups/popup-queue-store';
import { savePopupRecord, usePopupRecords, watchPopupRecords } from '../../../services/popups/popup-records';
import { CAPPED_KINDS, decideNextPopup, type PageStateForPopups } from './decide-next-popup';
import { decidePageKindForPopups } from './page-kind-for-popups';
import { recordPageSettledTime, usePageSettledStore } from './page-settled';
import { addPopupTime, isPopupCapReached } from './popup-cap';

/** Interval at which decideNextPopup() runs again while at least one popup in the queue is due (ms). */
const POLL_MS = 250;

/** Shows the popups of the queue as overlays, one at a time (BAN-2). */
export function PopupQueue() {
  const popups = usePopupQueue((state) => state.popups);
  const stack = useOverlays((state) => state.stack);
  const status = useMerchant((state) => state.status);
  const merchant = useMerchant((state) => state.code);
  const records = usePopupRecords((state) => state.records);
  const settledAt = usePageSettledStore((state) => state.settledAt);
  const playStatus = usePlayStatus();
  const { pathname, search } = useLocation();
  const [round, setRound] = useState(0);
  const cap = status?.info.whitelabelVal.popups.maxPerDay ?? 0;
  useEffect(recordPageSettledTime, []);
  useEffect(() => (cap > 0 ? watchPopupRecords() : undefined), [cap]);
  const current = useRef<string>(undefined);
  const closedAt = useRef<number>(undefined);
  const countedKeys = useRef(new Set<string>());
  const failedKeys = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` lets the queue look again at what no store knows
  useEffect(() => {
    const leave = () => {
      if (current.current !== undefined) closeOverlay(toPopupOverlayKey(current.current));
      current.current = undefined;
      closedAt.current = performance.now();
    };
    const shownKey = `shown|${merchant}`;
    const stored = records?.get(shownKey);
    const times = stored?.kind === 'shown' ? stored.at : [];
    const keysOnStack = stack.map(({ key }) => key);
    if (current.current !== undefined && !keysOnStack.includes(toPopupOverlayKey(current.current))) leave();
    const ownKey = current.current === undefined ? undefined : toPopupOverlayKey(current.current);
    const context: PageStateForPopups = {
      pageKind: decidePageKindForPopups(
        pathname,
        new URLSearchParams(search).has(HOME_SEARCH_PARAMETER),
        getLandingAndPasswordPaths(status).password,
      ),
      isSiteClosed: status === undefined || status.maintenance || status.regionRestriction,
      isOverlayOpen: keysOnStack.some((key) => key !== ownKey) || hasOpenDialogWithoutAttribute(POPUP_ATTRIBUTE),
      isMarketingAllowed: isMarketingAllowed(playStatus),
      isCapReached: cap > 0 && (records ? isPopupCapReached(times, cap, Date.now()) : undefined),
      countedKeys: countedKeys.current,
      hasFieldFocus: isFieldOrFrameFocused(),
      isSettled: settledAt !== undefined,
      isTabVisible: isPageVisible(),
      current: current.current,
      sinceClosedMs: closedAt.current === undefined ? undefined : performance.now() - closedAt.current,
    };
    const candidates = [...popups.values()].map((popup) =>
      failedKeys.current.has(popup.key) ? { ...popup, skipped: 'cannot be rendered' } : popup,
    );
    const { shown, statuses } = decideNextPopup(candidates, context);
    logPopupStatuses(statuses, Date.now());
    if (current.current !== undefined && shown !== current.current) leave();
    if (shown !== undefined && shown !== current.current) {
      current.current = shown;
      const popup = popups.get(shown);
      if (cap > 0 && popup && CAPPED_KINDS.includes(popup.kind) && !countedKeys.current.has(shown)) {
        countedKeys.current.add(shown);
        savePopupRecord(shownKey, { kind: 'shown', at: addPopupTime(times, Date.now()) });
      }
      openPopup(shown, popup?.isModal ?? true, () => failedKeys.current.add(shown));
    }
    if (statuses.every(({ status }) => status === 'skipped')) return;
    const timer = setTimeout(() => setRound((count) => count + 1), POLL_MS);
    return () => clearTimeout(timer);
  }, [popups, stack, status, merchant, cap, records, settledAt, pathname, search, playStatus, round]);

  useEffect(
    () => () => {
      if (current.current !== undefined) closeOverlay(toPopupOverlayKey(current.current));
    },
    [],
  );
  return null;
}

const openPopup = (key: string, isModal: boolean, onFailure: () => void): void =>
  openOverlay({
    kind: 'dialog',
    key: toPopupOverlayKey(key),
    isModal,
    render: (_close, toasts) => (
      <Suspense fallback={null}>
        <CurrentPopup popupKey={key} toasts={toasts} />
      </Suspense>
    ),
    // Nobody has asked for it, so nobody is told.
    onFailure,
  });

/** Renders a popup with the current data of its feature, because texts and images may change while it is open. */
function CurrentPopup({ popupKey, toasts }: { readonly popupKey: string; readonly toasts: ReactNode }) {
  const popup = usePopupQueue(({ popups }) => popups.get(popupKey));
  return popup?.render(toasts) ?? null;
}
