import { singleFlight } from '../../base/async';
import { systemClock } from '../../base/clock';
import { hasQueuedEntry } from '../../base/outbox/outbox-store';
import { saveFallbackNotificationTexts, savePushBinding, saveTrustedPushHosts } from '../../base/push/push-store';
import { createUuidV7 } from '../../base/uuid-v7';
import { getLoginDeviceId } from '../../browser/device/device-id';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { closeMemberNotifications } from '../../browser/push/close-member-notifications';
import { type PushConfig, registerForPush, unregisterFromPush } from '../../browser/push/push-channel';
import { readPushPermission } from '../../browser/push/push-permission';
import { readPushSubscription } from '../../browser/push/web-push';
import { bindPushToken, PUSH_NOT_BOUND_ERROR_CODE, subscribeToPushTopic } from '../../contract/endpoints/site/push';
import { isConsentGiven, saveConsent } from '../consent/consent';
import { loadSignedDomains } from '../domain-list/signed-domains';
import { getTrustedHosts } from '../domain-list/url-hosts';
import { useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { enqueueOutboxEntry, requestOutboxFlush } from '../outbox/enqueue-outbox-entry';
import { call } from '../platform/api-client';
import { mayOffer } from '../play-protection/play-status';
import { computeMemberKey } from '../session/member-key';
import { getCurrentSession, useSession } from '../session/session-store';
import { findPushRegistrationFault } from './find-push-registration-fault';
import { getPushConfig } from './push-config';
import { logPushOutcome, type PushRegistrationResult } from './push-outcomes';
import { changePushRecord, readPushRecord } from './push-record';

/**
 * How many times to check whether the outbox has delivered an earlier `pushUnbind`; UNBIND_WAIT_MS is the interval
 * between the checks. This device is registered for a member only after the delivery.
 */
const UNBIND_CHECKS = 10;
const UNBIND_WAIT_MS = 300;

/** Returns how the merchant's messages are delivered to this browser; undefined if push is not set up (PUSH-1). */
export function getCurrentPushConfig(status = useMerchant.getState().status): PushConfig | undefined {
  return status && getPushConfig(status.info.push, readDeploymentSettings().messaging);
}

/** Checks the push registration of the signed-in member and repairs it without asking the user (PUSH-2, PUSH-3). */
export const checkAndRepairPushRegistration = (): Promise<PushRegistrationResult> => runCheck('check');
const runCheck = singleFlight(checkCurrentConfig);

/** Checks the push registration, and repeats the check if the merchant's push configuration has changed meanwhile. */
async function checkCurrentConfig(): Promise<PushRegistrationResult> {
  for (;;) {
    const config = JSON.stringify(getCurrentPushConfig());
    const result = await check();
    if (JSON.stringify(getCurrentPushConfig()) !== config) continue;
    logPushOutcome(result, Date.now());
    return result;
  }
}

/**
 * Resolves with whether the stored registration is valid (PUSH-3); also true if push is not turned on. Sends no
 * request: it is called when a message has arrived, and a message to everyone must not cause a request from every
 * device.
 */
export async function isPushRegistrationValid(): Promise<boolean> {
  const input = await readPushFaultInput();
  return !input || findPushRegistrationFault(input) === undefined;
}

/**
 * Resolves with the input of findPushRegistrationFault(). Undefined if no member is signed in, the member has not
 * turned push on, push is not set up, or the permission is not granted.
 */
async function readPushFaultInput() {
  const { session, epoch } = useSession.getState();
  const member = computeMemberKey(session);
  const config = getCurrentPushConfig();
  const record = await readPushRecord();
  if (!session || member === undefined || !config || !record.wantedBy.includes(member)) return undefined;
  if (readPushPermission() !== 'granted') return undefined;
  return { session, epoch, member, config, record, subscription: await readPushSubscription(), now: Date.now() };
}

async function check(): Promise<PushRegistrationResult> {
  const input = await readPushFaultInput();
  if (!input) return 'off';
  const { session, epoch, member, config, record } = input;
  void saveNotificationContext();
  const isValid = findPushRegistrationFault(input) === undefined;
  if (isValid && (await confirm(record.token, wantsNews(record)))) return 'registered';
  // A valid registration that is refused has ended at the platform or its push service, so a new one is requested.
  const registered = await registerForPush(config, isValid, () => void settleLateRegistration(config));
  if (!registered.ok || !(await isUnbindDelivered()) || useSession.getState().epoch !== epoch) return 'later';
  // That may have taken long: the member may have turned push off meanwhile, or begun a break.
  const wanted = await readPushFaultInput();
  if (!wanted) {
    await unregisterFromPush(config);
    return 'off';
  }
  const { token, endpoint } = registered.value;
  // Saved before the bind, because a message may arrive before the response to the bind.
  const { merchantCode: merchant, id } = session;
  await savePushBinding({
    member: id,
    merchant,
    language: useI18n.getState().language.code,
    device: getLoginDeviceId(),
  });
  const bound = await call(bindPushToken, { body: { registrationToken: token }, quiet: true });
  // Saved even if the bind failed: the platform may have bound the token although its response was lost, and an unbind
  // needs the token.
  const { vapidKey, firebase } = config;
  const projectId = firebase?.projectId ?? '';
  await changePushRecord({ token, endpoint, vapidKey, projectId, boundTo: member, boundAt: bound.ok ? Date.now() : 0 });
  if (useSession.getState().epoch !== epoch) {
    await endPushRegistration();
    return 'later';
  }
  if (!bound.ok || !(await confirm(token, wantsNews(wanted.record)))) return 'later';
  return 'registered';
}

/** Uses a registration that the browser has completed after its timeout, or ends it if nobody here wants it any more. */
async function settleLateRegistration(config: PushConfig): Promise<void> {
  if (await readPushFaultInput()) await checkAndRepairPushRegistration();
  else await unregisterFromPush(config);
}

/** Whether the member wants messages to everyone; where consent is needed, only if they have said so (SAFE-7). */
export const hasChosenNews = ({ noNews }: { readonly noNews: boolean }): boolean => !noNews && isConsentGiven('news');

/** Whether the device is to receive messages to everyone: only who may be offered something (SAFE-4). */
const wantsNews = (record: { readonly noNews: boolean }): boolean => hasChosenNews(record) && mayOffer();

/**
 * Checks that the platform still knows the token: subscribes it to the topic ALL or, if the member does not want news,
 * registers it again. Resolves with false only if the platform responds that the token is not registered.
 */
async function confirm(registrationToken: string, hasNews: boolean): Promise<boolean> {
  const options = { quiet: true } as const;
  const confirmed = hasNews
    ? await call(subscribeToPushTopic, { body: { registrationToken, topic: 'ALL' }, ...options })
    : await call(bindPushToken, { body: { registrationToken }, ...options });
  // A lost connection or too many requests do not mean that the registration is invalid.
  return confirmed.ok || confirmed.error.layer !== 'business' || confirmed.error.code !== PUSH_NOT_BOUND_ERROR_CODE;
}

/**
 * Waits until the outbox has delivered an earlier `pushUnbind`; resolves with false if that takes too long. This is
 * necessary because `bindPushToken` bypasses the outbox, as that request needs the session.
 */
export async function isUnbindDelivered(): Promise<boolean> {
  for (let checks = 0; checks < UNBIND_CHECKS; checks += 1) {
    const waiting = await hasQueuedEntry('pushUnbind');
    if (!waiting.ok || !waiting.value) return true;
    void requestOutboxFlush(false);
    await systemClock.sleep(UNBIND_WAIT_MS);
  }
  return false;
}

/**
 * Saves what the service worker needs for notifications: the texts of the generic one in the current language, which it
 * shows for a message that is unreadable, expired or for another member, and the merchant's trusted hosts. If a key is
 * pinned, these are the deployment's and the signed ones.
 */
async function saveNotificationContext(): Promise<void> {
  const { t } = useI18n.getState();
  const name = useMerchant.getState().status?.info.whitelabelVal.name ?? '';
  await saveFallbackNotificationTexts({
    title: name === '' ? t('push.neutral.title') : name,
    body: t('push.neutral.body'),
  });
  await loadSignedDomains();
  await saveTrustedPushHosts(getTrustedHosts().merchant ?? []);
}

/**
 * Ends the registration of this device for the member (SESS-4). The `pushUnbind` request is sent through the outbox, so
 * that it is delivered even if the page is offline or the session has ended. What is shown to the member on the device
 * is closed. The member's settings are kept for the next sign-in.
 */
export async function endPushRegistration(): Promise<void> {
  const { token } = await readPushRecord();
  await savePushBinding(undefined);
  // Not awaited: it waits for a service worker that still starts.
  void closeMemberNotifications();
  if (token === '') return;
  const now = Date.now();
  const body = JSON.stringify({ registrationToken: token, unsubscribeAll: true });
  await enqueueOutboxEntry({ key: createUuidV7(now), kind: 'pushUnbind', body, writtenAt: now });
  await changePushRecord({ token: '', boundTo: '', boundAt: 0 });
}

/** Records that the signed-in member wants push; the next check registers this device. */
export async function enablePush(): Promise<void> {
  const member = computeMemberKey(getCurrentSession());
  if (member === undefined) return;
  const { wantedBy } = await readPushRecord();
  await changePushRecord({ wantedBy: [...wantedBy.filter((one) => one !== member), member] });
}

/** Turns push off for the signed-in member and ends the browser's push subscription. */
export async function disablePush(): Promise<void> {
  const member = computeMemberKey(getCurrentSession());
  const { wantedBy } = await readPushRecord();
  await changePushRecord({ wantedBy: wantedBy.filter((one) => one !== member) });
  await endPushRegistration();
  const config = getCurrentPushConfig();
  if (config) await unregisterFromPush(config);
}

/** Turns news (messages to everyone) on or off for this device; messages to the member are not affected. */
export async function setPushNewsEnabled(isEnabled: boolean): Promise<void> {
  saveConsent('news', isEnabled);
  await changePushRecord({ noNews: !isEnabled });
  const { token } = await readPushRecord();
  if (token === '') return;
  if (isEnabled) return void (await confirm(token, mayOffer()));
  await unsubscribeFromNews(token);
}

/** Ends the messages to everyone while somebody is on a break; the setting is kept for later (SAFE-4). */
export async function pausePushNews(): Promise<void> {
  const { token } = await readPushRecord();
  if (token !== '') await unsubscribeFromNews(token);
}

async function unsubscribeFromNews(token: string): Promise<void> {
  const now = Date.now();
  const body = JSON.stringify({ registrationToken: token, unsubscribeAll: false });
  await enqueueOutboxEntry({ key: createUuidV7(now), kind: 'pushUnbind', body, writtenAt: now });
}
