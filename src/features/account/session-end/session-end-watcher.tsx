import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type InferOutput, object, string } from 'valibot';
import { isPageVisible, subscribeToPageComingBack } from '../../../browser/device/visibility';
import { openTabChannel, type TabChannel } from '../../../browser/storage/tab-channel';
import type { ApiError } from '../../../contract/api-error';
import { SESSION_EXTENDED_CHANNEL } from '../../../contract/deferred-storage-keys';
import { extendSession } from '../../../contract/endpoints/account/extend-session';
import { withErrorCode } from '../../../services/errors/error-code';
import { toErrorMessage } from '../../../services/errors/to-error-message';
import type { DisplayText } from '../../../services/i18n/display-text';
import { closeNotice, showNotice } from '../../../services/overlays/notices';
import { call } from '../../../services/platform/api-client';
import { useSession } from '../../../services/session/session-store';
import { readMemberKey } from '../../../services/session/use-member-key';
import { signOut } from '../../../services/session-lifecycle/sign-out';
import { useTransactionStatsQuery } from '../../../services/wallet/use-transaction-stats';
import {
  computeSessionLeftMs,
  QUIET,
  reduceSessionEnd,
  type SessionEndCause,
  type ToldSessionEnd,
} from './session-end-rules';

/** How often the time that is left is looked at (ms). */
const WATCH_INTERVAL_MS = 5_000;
/** How long “Log out” ignores a press, which may be meant for what is below a dialog that opens by itself (ms). */
const GUARD_MS = 500;
const NOTICE_KEY = 'session-ending';

/** Who stays logged in, by the member key; empty if it is not known. */
const extendedMessage = object({ member: string() });
type ExtendedMessage = InferOutput<typeof extendedMessage>;

const readLeftMs = (told: ToldSessionEnd | undefined): number | undefined =>
  told && computeSessionLeftMs(told, Date.now(), performance.now());

function toFailure(error: ApiError, context: 'action' | 'query'): DisplayText | undefined {
  const message = toErrorMessage(error, context);
  return message && withErrorCode(message);
}

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
  const { phase, isAsking } = state;
  const channel = useRef<TabChannel<ExtendedMessage>>(undefined);
  const { key } = useLocation();
  /** What effects read without running again when it changes. */
  const latest = useRef({ key, told });
  useEffect(() => {
    latest.current = { key, told };
  }, [key, told]);
  const send = useCallback(
    (cause: SessionEndCause) => dispatch({ ...cause, leftMs: readLeftMs(latest.current.told) }),
    [],
  );

  useEffect(() => {
    send({ type: 'answered' });
    if (!told) return;
    const look = () => send({ type: 'time', isVisible: isPageVisible() });
    const timer = setInterval(look, WATCH_INTERVAL_MS);
    // Timers stand still while a device sleeps, and another tab may have extended the session meanwhile.
    const unsubscribe = subscribeToPageComingBack(() => {
      send({ type: 'outdated' });
      look();
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [told, send]);

  useEffect(() => {
    channel.current = openTabChannel(SESSION_EXTENDED_CHANNEL, extendedMessage, ({ member }) => {
      // Each tab may have a session of its own: the member's answer counts for all of them.
      const isSame = member !== '' && member === readMemberKey();
      send({ type: isSame ? 'stay' : 'outdated' });
    });
    return () => channel.current?.close();
  }, [send]);

  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    void refetch().then(({ error }) => {
      // An answer arrives as new data.
      if (isWanted && error) send({ type: 'unanswered', failure: toFailure(error, 'query') });
    });
    return () => {
      isWanted = false;
    };
  }, [isAsking, refetch, send]);

  const isExtending = phase === 'extending';
  useEffect(() => {
    if (!isExtending) return;
    void call(extendSession, { quiet: true }).then((result) =>
      send(result.ok ? { type: 'extended' } : { type: 'refused', failure: toFailure(result.error, 'action') }),
    );
  }, [isExtending, send]);

  const isOpen = isExtending || phase === 'warning';
  const failure = phase === 'warning' ? state.failure : undefined;
  const openedTicks = useMemo(() => (isOpen ? performance.now() : 0), [isOpen]);
  useEffect(() => {
    const leftMs = readLeftMs(latest.current.told);
    // The time is gone before the phase changes if the session has ended elsewhere.
    if (!isOpen || leftMs === undefined) return closeNotice(NOTICE_KEY);
    showNotice({
      key: NOTICE_KEY,
      message: { key: 'session.ending', values: { moment: Date.now() + leftMs } },
      detail: failure,
      icon: 'lock',
      staysOpen: true,
      actions: [
        // The first one has the focus: a member who is typing when the dialog opens presses it unseen.
        {
          label: { key: 'session.stay' },
          look: 'primary',
          busy: isExtending,
          onPress: () => {
            send({ type: 'stay' });
            channel.current?.post({ member: readMemberKey() });
          },
        },
        {
          label: { key: 'action.logout' },
          look: 'secondary',
          onPress: () => performance.now() - openedTicks >= GUARD_MS && signOut(latest.current.key),
        },
      ],
    });
  }, [isOpen, isExtending, failure, openedTicks, send]);
  return null;
}
