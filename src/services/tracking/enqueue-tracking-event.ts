import { isRunningInNativeApp } from '../../base/campaign-params';
import { removeQueuedEntries } from '../../base/outbox/outbox-store';
import { createUuidV7 } from '../../base/uuid-v7';
import { decideClientType } from '../../browser/device/decide-client-type';
import { readDeviceTraits } from '../../browser/device/device';
import type { RegistrationRequest } from '../../contract/endpoints/account/registration';
import type { AdAttribution } from '../../contract/endpoints/account/registration-attribution';
import { listPixelAdNetworks, readAdAttribution } from '../attribution/ad-attribution';
import { readRegistrationSource } from '../attribution/registration-source';
import { isConsentGiven } from '../consent/consent';
import { getSavedCampaignParam } from '../navigation/navigate';
import { enqueueOutboxEntry } from '../outbox/enqueue-outbox-entry';
import { getPlayStatus } from '../play-protection/play-status';
import { isMarketingAllowed } from '../play-protection/play-status-rules';
import { getCurrentSession, useSession } from '../session/session-store';
import { holdEvent } from './held-events';
import { findPhoneNumberInName } from './member-event-fields';
import { removePrivateValues } from './remove-private-values';

interface TrackedEvent {
  /** Id of what happened; by default a new one. */
  readonly id?: string | undefined;
  readonly eventName: string;
  readonly eventValue: object;
  /** When the event happened (epoch ms). */
  readonly happenedAt: number;
  /** The session in which it happened; absent for a visitor's, which belongs to the member who signs in next. */
  readonly epoch?: number | undefined;
}

/**
 * Stores an event in the outbox, from which it is sent (OFF-4, TRK-1). Resolves once it is stored. Nothing is reported
 * about somebody on a break or excluded, or without consent (SAFE-7); until the first is known, the event waits in
 * memory (SAFE-4).
 */
export async function enqueueTrackingEvent(tracked: TrackedEvent): Promise<void> {
  const { epoch } = useSession.getState();
  // This file may have been loaded after another member had signed in: what is known about them says nothing.
  if (tracked.epoch !== undefined && tracked.epoch !== epoch) return;
  if (!isConsentGiven('statistics')) return;
  const status = getPlayStatus();
  if (isMarketingAllowed(status)) await storeEvent(tracked);
  else if (status === 'unknown') holdEvent(epoch, () => storeEvent(tracked));
}

async function storeEvent({
  eventName,
  eventValue,
  happenedAt,
  id = createUuidV7(happenedAt),
}: TrackedEvent): Promise<void> {
  // It may have been refused while the event was held.
  if (!isConsentGiven('statistics')) return;
  const pwaType = decideClientType(readDeviceTraits(), isRunningInNativeApp(getSavedCampaignParam('inApp')));
  const session = getCurrentSession();
  const { affiliateCode, value, adAttribution } = removePrivateValues(
    { affiliateCode: readRegistrationSource().affiliateCode, value: eventValue, adAttribution: readAdAttribution() },
    { token: session?.token ?? '', phoneNumber: session ? findPhoneNumberInName(session) : '' },
  );
  const event = {
    id,
    domain: location.hostname,
    affiliateCode: affiliateCode ?? '',
    eventName,
    eventValue: addCommonEventFields(value, { id, pwaType, adAttribution }),
  };
  const body = JSON.stringify({ events: JSON.stringify([event]) });
  await enqueueOutboxEntry({ key: id, kind: 'events', body, writtenAt: happenedAt });
}

/**
 * Deletes the events that wait in the outbox: nothing is reported during a break (SAFE-4) or after a refusal (SAFE-7),
 * whenever it happened.
 */
export const removeQueuedEvents = () => removeQueuedEntries('events');

/** The id of an event, and the properties of the visit that are part of every event. */
interface EventContext {
  readonly id: string;
  /**
   * How the page runs: in the browser, installed, or in the merchant's app. The values are assumed, not confirmed by
   * the platform.
   */
  readonly pwaType: RegistrationRequest['registerMethod'];
  /** Pixel ids and click ids of the visit; undefined if there are none or advertising data are not allowed (TRK-3). */
  readonly adAttribution: AdAttribution | undefined;
}

/**
 * Returns `value` with the fields of every event: event id, how the page runs, and pixel ids and click ids, if there
 * are any (TRK-1, TRK-3).
 */
export function addCommonEventFields(value: object, { id, pwaType, adAttribution }: EventContext): object {
  const pixels = adAttribution && { ...adAttribution, channels: listPixelAdNetworks(adAttribution) };
  return { pwaType, ...pixels, ...value, eventID: id };
}
