import { safeLocalStorage } from '../../browser/storage/web-storage';
import { PLAY_PROTECTION_KEY } from '../../contract/storage-keys';
import { getPlatformTime, usePlatformClock } from '../platform/platform-time';
import { updateSession, useSession } from '../session/session-store';
import { readMemberKey } from '../session/use-member-key';
import { isPlayStatusKnown } from './play-pause-marker';
import { publishKnown, readKnown, readStored, usePlayProtections } from './play-status';
import { addPlayProtection, findNextEnd, isActive, type PlayProtection } from './play-status-rules';

/**
 * Records what the platform has said about a break or an exclusion. What it says of an exclusion tells nothing about a
 * break, and what it says of a break nothing once the session is over. Without the time of the request it may have been
 * said before what is known, and shortens nothing.
 * @param about key of the member, by default the signed-in one. Empty if it is not known: what is said then counts for
 * every visitor of this browser, and is no answer about who is signed in
 */
export function recordPlayProtection(said: Partial<Omit<PlayProtection, 'member'>>, about?: string): void {
  const member = about ?? readMemberKey();
  const { session } = useSession.getState();
  if (!session && said.excludedUntil === undefined) return;
  const before = readKnown().find((entry) => entry.member === member);
  const { breakUntil, at } =
    said.breakUntil === undefined && before ? before : { breakUntil: 0, at: getPlatformTime() };
  const known = addPlayProtection(readKnown(), {
    ...{ member, breakUntil, excludedUntil: 0, at, heardAt: Date.now(), learnedTicks: performance.now() },
    ...said,
  });
  store(known, Math.max(said.breakUntil ?? 0, said.excludedUntil ?? 0) > 0 ? member : undefined);
  // Before the listeners hear of it, who ask for the status.
  if (session && about !== '' && member === readMemberKey() && !isPlayStatusKnown(session))
    updateSession({ playStatus: 'known' });
  publishKnown(known);
}

/**
 * Stores what is not over for certain. The clock of the device ends nothing (SAFE-4), but keeps what is stored as long
 * as it is not past the end either: all responses of a page may come from one server, whose clock is ahead. What another
 * tab has deleted, by a newer answer, is not written back from the memory of this one.
 * @param told member of whom an answer has just told an end
 */
function store(known: readonly PlayProtection[], told?: string): void {
  const certain = Math.min(getPlatformTime(), Date.now());
  const stored = new Set(readStored().map(({ member }) => member));
  const active = known.filter(
    (entry) => isActive(entry, certain) && (entry.member === told || stored.has(entry.member)),
  );
  if (active.length > 0) safeLocalStorage.set(PLAY_PROTECTION_KEY, active);
  else safeLocalStorage.remove(PLAY_PROTECTION_KEY);
}

/**
 * Deletes what is over for certain, and lets this page offer again what is over by the platform's time: what is stored
 * counts until the time is known, which may be before this file is loaded (SAFE-4).
 */
function endWhatIsOver(): void {
  const known = readKnown();
  store(known);
  publishKnown(known);
}

/** The longest time that a timer of the browser may have (ms). */
const MAX_TIMER_MS = 2 ** 31 - 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Waits for the next end of a break or an exclusion. A page that stays open would offer nothing until another response
 * arrives, which for a visitor may be never.
 */
function awaitNextEnd(): void {
  clearTimeout(timer);
  const now = getPlatformTime();
  const end = now === 0 ? undefined : findNextEnd(readKnown(), now);
  if (end !== undefined) timer = setTimeout(endWhatIsOver, Math.min(Math.ceil(end - now), MAX_TIMER_MS));
}

function handlePlatformTime(): void {
  if (safeLocalStorage.keys(PLAY_PROTECTION_KEY).length > 0) endWhatIsOver();
}
usePlayProtections.subscribe(awaitNextEnd);
usePlatformClock.subscribe(({ offsetMs }, before) => {
  if (offsetMs !== before.offsetMs) handlePlatformTime();
});
handlePlatformTime();
