import { string } from 'valibot';
import { systemClock } from '../../base/clock';
import { subscribeToOnlineStatus } from '../../browser/device/network';
import { subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { subscribeToServiceWorkerMessages } from '../../browser/workers/service-worker-bridge';
import { LAST_SIGN_OUT_ID_PREFIX } from '../../contract/storage-keys';
import { getMerchantCode, useMerchant } from '../merchant/merchant-store';
import { getPlayStatus, subscribeToPlayStatus } from '../play-protection/play-status';
import { computeMemberKey } from '../session/member-key';
import { useSession } from '../session/session-store';
import { readPushRecord, watchPushRecord } from './push-record';
import {
  checkAndRepairPushRegistration,
  disablePush,
  endPushRegistration,
  getCurrentPushConfig,
  isPushRegistrationValid,
  pausePushNews,
} from './push-registration';
import { createWeeklyPushRegistrationCheck } from './weekly-push-registration-check';
import { withPushRegistrationRetries } from './with-push-registration-retries';

/**
 * Checks the signed-in member's push registration and repairs it without asking the user. Retries later if the repair
 * could not be completed.
 */
export const repairPushRegistrationWithRetries = withPushRegistrationRetries(
  checkAndRepairPushRegistration,
  systemClock,
);

let isWatching = false;

/**
 * Keeps the push registration working (PUSH-3). Checks it at the start, weekly and on reconnect; when the session or
 * the merchant's push configuration changes; and when a message arrives or the browser reports a changed subscription.
 * Ends the registration when the session ends (SESS-4). Later calls do nothing.
 */
export function watchPushRegistration(): void {
  if (isWatching) return;
  isWatching = true;
  const { run: runCheck, runIfDue } = createWeeklyPushRegistrationCheck(
    () => void repairPushRegistrationWithRetries(),
    systemClock,
  );
  let member = computeMemberKey(useSession.getState().session);
  watchPushRecord();
  useSession.subscribe(({ session }) => {
    const next = computeMemberKey(session);
    if (next === member) return;
    const isOver = member !== undefined;
    member = next;
    const isUnbound = isOver ? endPushRegistration() : unbindFormerMember(next);
    void isUnbound.then(() => next !== undefined && runCheck());
  });
  subscribePlayPause(runCheck);
  subscribeConfigChange(runCheck);
  subscribeToOnlineStatus((isOnline) => isOnline && runCheck());
  subscribeToPageBecomingVisible(runIfDue);
  subscribeToServiceWorkerMessages(async ({ type }) => {
    if (type === 'push-event' && !(await isPushRegistrationValid())) runCheck();
  });
  if (member === undefined) void unbindEndedSession();
  else void unbindFormerMember(member).then(runCheck);
}

/**
 * Ends the messages to everyone when a break from play begins, and all messages when the member is excluded, also in
 * another tab. Calls `onEnd` when the status allows them (SAFE-4).
 */
function subscribePlayPause(onEnd: () => void): void {
  let known = getPlayStatus();
  subscribeToPlayStatus(() => {
    const status = getPlayStatus();
    if (status === known) return;
    known = status;
    if (status === 'excluded') void disablePush();
    else if (status === 'break') void pausePushNews();
    else if (status === 'open') onEnd();
  });
}

/**
 * Calls `onChange` when a new status contains a different push configuration, for example after the start with a
 * cached status.
 */
function subscribeConfigChange(onChange: () => void): void {
  let known = JSON.stringify(getCurrentPushConfig());
  useMerchant.subscribe(({ status }) => {
    const current = JSON.stringify(getCurrentPushConfig(status));
    if (current === known) return;
    known = current;
    onChange();
  });
}

/**
 * Ends the registration of the device if the session of its member has ended, but the registration has not. This
 * happens if the session ended before watchPushRegistration() was called, or if the page was closed immediately after
 * a sign-out.
 */
async function unbindEndedSession(): Promise<void> {
  const { boundTo, boundAt } = await readPushRecord();
  if (boundTo === '') return;
  const { endedMember: id } = useSession.getState();
  const hasEndedHere = id !== undefined && boundTo === computeMemberKey({ id, merchantCode: getMerchantCode() });
  if (hasEndedHere || signedOutAt(boundTo) > boundAt) await endPushRegistration();
}

/**
 * Ends the registration of the device for a former member whose session was lost without a sign-out, if the member
 * who has signed in since has not turned push on. A member who has turned it on is registered by the next check
 * instead.
 */
async function unbindFormerMember(member: string | undefined): Promise<void> {
  const { boundTo, wantedBy } = await readPushRecord();
  if (boundTo === '' || boundTo === member || member === undefined || wantedBy.includes(member)) return;
  await endPushRegistration();
}

/**
 * Returns when a member last signed out on this device (epoch ms); 0 if never. Reads the time from the UUIDv7 that the
 * sign-out has stored.
 */
function signedOutAt(member: string): number {
  const id = safeLocalStorage.get(LAST_SIGN_OUT_ID_PREFIX + member, string());
  return id === undefined ? 0 : Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}
