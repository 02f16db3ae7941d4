import { string } from 'valibot';
import { systemClock } from '../../base/clock';
import { subscribeNetwork } from '../../browser/device/network';
import { subscribeVisible } from '../../browser/device/visibility';
import { localStore } from '../../browser/storage/web-storage';
import { subscribeServiceWorker } from '../../browser/workers/service-worker-bridge';
import { SIGNED_OUT_PREFIX } from '../../contract/storage-keys';
import { merchantCode, useMerchant } from '../merchant/merchant-store';
import { memberFingerprint } from '../session/member-fingerprint';
import { useSession } from '../session/session-store';
import { readPushRecord, watchPushRecord } from './push-record';
import { checkAndRepairPush, currentPushConfig, isPushRegistrationValid, unbindPush } from './push-registration';
import { createPushRepair } from './repair-push';
import { createWeeklyCheck } from './weekly-check';

/**
 * Checks the registration of the signed-in member, repairs it without asking the user, and retries later if necessary.
 */
export const repairPush = createPushRepair(checkAndRepairPush, systemClock);

let isWatching = false;

/**
 * Keeps the push registration working (PUSH-3): checks it at the start, weekly, on reconnect, when the session or the
 * merchant's push configuration changes, after each message and when the browser reports a changed subscription. The
 * end of a session unbinds the device (SESS-4). Does nothing if it has been called before.
 */
export function watchPush(): void {
  if (isWatching) return;
  isWatching = true;
  const { run: runCheck, runIfDue } = createWeeklyCheck(() => void repairPush(), systemClock);
  let member = memberFingerprint(useSession.getState().session);
  watchPushRecord();
  useSession.subscribe(({ session }) => {
    const next = memberFingerprint(session);
    if (next === member) return;
    const isOver = member !== undefined;
    member = next;
    const isUnbound = isOver ? unbindPush() : unbindFormerMember(next);
    void isUnbound.then(() => next !== undefined && runCheck());
  });
  subscribeConfigChange(runCheck);
  subscribeNetwork((isOnline) => isOnline && runCheck());
  subscribeVisible(runIfDue);
  subscribeServiceWorker(async ({ type }) => {
    if (type === 'push-event' && !(await isPushRegistrationValid())) runCheck();
  });
  if (member === undefined) void unbindEndedSession();
  else void unbindFormerMember(member).then(runCheck);
}

/** Calls `onChange` when a status contains another push configuration, for example after a start with the cached one. */
function subscribeConfigChange(onChange: () => void): void {
  let known = JSON.stringify(currentPushConfig());
  useMerchant.subscribe(({ status }) => {
    const current = JSON.stringify(currentPushConfig(status));
    if (current === known) return;
    known = current;
    onChange();
  });
}

/**
 * Unbinds the device if its member's session has ended without an unbind: in this page before watchPush() was called,
 * or by a sign-out in a page that was closed before it could unbind.
 */
async function unbindEndedSession(): Promise<void> {
  const { boundTo, boundAt } = await readPushRecord();
  if (boundTo === '') return;
  const { endedMember: id } = useSession.getState();
  const hasEndedHere = id !== undefined && boundTo === memberFingerprint({ id, merchantCode: merchantCode() });
  if (hasEndedHere || signedOutAt(boundTo) > boundAt) await unbindPush();
}

/**
 * Unbinds the device from the member whose session was lost without a sign-out, once another member has signed in who
 * has not turned push on. If the other member has turned push on, the next check binds the registration to that member
 * instead.
 */
async function unbindFormerMember(member: string | undefined): Promise<void> {
  const { boundTo, wantedBy } = await readPushRecord();
  if (boundTo === '' || boundTo === member || member === undefined || wantedBy.includes(member)) return;
  await unbindPush();
}

/**
 * Returns when a member last signed out on this device (epoch ms); 0 if never. The stored mark is a UUIDv7, which
 * contains its time.
 */
function signedOutAt(member: string): number {
  const mark = localStore.get(SIGNED_OUT_PREFIX + member, string());
  return mark === undefined ? 0 : Number.parseInt(mark.replace('-', '').slice(0, 12), 16);
}
