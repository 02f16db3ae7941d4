import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type InferOutput, object, string } from 'valibot';
import { isPageVisible, subscribeToPageComingBack } from '../../../browser/device/visibility';
import { openTabChannel, type TabChannel } from '../../../browser/storage/tab-channel';
import { SESSION_EXTENDED_CHANNEL } from '../../../contract/deferred-storage-keys';
import { extendSession } from '../../../contract/endpoints/account/extend-session';
import { withErrorCode } from '../../../services/errors/error-code';
import { toErrorMessage } from '../../../services/errors/to-error-message';
import { closeNotice, showNotice } from '../../../services/overlays/notices';
import { useOverlays } from '../../../services/overlays/overlays';
import { call } from '../../../services/platform/api-client';
import { useSession } from '../../../services/session/session-store';
import { readMemberKey } from '../../../services/session/use-member-key';
import { signOut } from '../../../services/session-lifecycle/sign-out';
import { useTransactionStatsQuery } from '../../../services/wallet/use-transaction-stats';
import { computeSessionLeftMs, QUIET, reduceSessionEnd, type ToldSessionEnd } from './session-end-rules';

/** How often the time that is left is looked at (ms). */
const WATCH_INTERVAL_MS = 5_000;
const NOTICE_KEY = 'session-ending';

/** Whose session has been extended, by the member key; empty if it is not known. */
const extendedMessage = object({ member: string() });
type ExtendedMessage = InferOutput<typeof extendedMessage>;

const readLeftMs = (told: ToldSessionEnd | undefined): number | undefined =>
  told && computeSessionLeftMs(told, Date.now(), performance.now());

/**
 * Warns the member before the platform ends the session, on every page and over a game in a frame, and extends it with
 * one press (SESS-7). Does nothing where the platform does not say when the session ends.
 */
export function SessionEndWatcher() {
  const hasSession = useSession(({ session }) => session !== undefined);
  const { data, refetch } = useTransactionStatsQuery(hasSession);
  const told = useMemo((): ToldSessionEnd | undefined => {
    const seconds = data?.value.sessionSecondsLeft;
    if (!hasSession || !data || seconds === undefined) return undefined;
    return { leftMs: seconds * 1000, heardAt: data.at, askedTicks: data.askedTicks ?? performance.now() };
  }, [hasSession, data]);
  const [state, dispatch] = useReducer(reduceSessionEnd, QUIET);
  const channel = useRef<TabChannel<ExtendedMessage>>(undefined);
  const { key } = useLocation();
  /** What effects read without running again when it changes. */
  const latest = useRef({ key, told });
  useEffect(() => {
    latest.current = { key, told };
  }, [key, told]);

  useEffect(() => {
    dispatch({ type: 'answered', leftMs: readLeftMs(told) });
    if (!told) return;
    const look = () => dispatch({ type: 'time', leftMs: readLeftMs(told), isVisible: isPageVisible() });
    const timer = setInterval(look, WATCH_INTERVAL_MS);
    // Timers stand still while a device sleeps, and another tab may have extended the session meanwhile.
    const unsubscribe = subscribeToPageComingBack(() => {
      look();
      dispatch({ type: 'outdated' });
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [told]);

  useEffect(() => {
    channel.current = openTabChannel(SESSION_EXTENDED_CHANNEL, extendedMessage, ({ member }) => {
      // Each tab may have a session of its own: the member's answer counts for all of them.
      const isSame = member !== '' && member === readMemberKey();
      dispatch({ type: isSame ? 'stay' : 'outdated' });
    });
    return () => channel.current?.close();
  }, []);

  useEffect(() => {
    if (state.phase !== 'asking') return;
    let isWanted = true;
    void refetch().then(({ isError }) => {
      // An answer arrives as new data.
      if (isWanted && isError) dispatch({ type: 'unanswered', leftMs: readLeftMs(latest.current.told) });
    });
    return () => {
      isWanted = false;
    };
  }, [state.phase, refetch]);

  useEffect(() => {
    if (state.phase !== 'extending') return;
    void call(extendSession, { quiet: true }).then((result) => {
      if (result.ok) {
        channel.current?.post({ member: readMemberKey() });
        dispatch({ type: 'outdated' });
      } else {
        const message = toErrorMessage(result.error, 'action');
        dispatch({ type: 'refused', failure: message && withErrorCode(message) });
      }
    });
  }, [state.phase]);

  const isOpen = useOverlays(({ stack }) => stack.some((overlay) => overlay.key === `notice:${NOTICE_KEY}`));
  useEffect(() => {
    if (state.phase !== 'warning') closeNotice(NOTICE_KEY);
    // Escape or a navigation answers nothing: the notice opens again.
    else if (!isOpen)
      showNotice({
        key: NOTICE_KEY,
        message: { key: 'session.ending', values: { moment: Date.now() + (readLeftMs(latest.current.told) ?? 0) } },
        ...(state.failure && { detail: state.failure }),
        icon: 'lock',
        actions: [
          { label: { key: 'action.logout' }, onPress: () => signOut(latest.current.key) },
          { label: { key: 'session.stay' }, onPress: () => dispatch({ type: 'stay' }) },
        ],
      });
  }, [state, isOpen]);
  return null;
}
