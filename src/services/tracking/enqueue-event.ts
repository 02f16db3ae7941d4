import { isOfficialApp } from '../../base/passthrough-parameters';
import { uuidV7 } from '../../base/uuid-v7';
import { readDeviceTraits } from '../../browser/device/device';
import { decideRegisterMethod } from '../../browser/device/register-method';
import { readPixelTrack } from '../attribution/pixel-track';
import { readRegistrationSource } from '../attribution/registration-source';
import { passthroughParam } from '../navigation/navigate';
import { enqueueEntry } from '../outbox/enqueue-entry';
import { eventValueOf } from './event-value';

interface TrackedEvent {
  readonly eventName: string;
  readonly eventValue: object;
  /** Epoch milliseconds. */
  readonly happenedAt: number;
}

/** Adds an event to the outbox before it is first sent (OFF-4, TRK-1). Resolves once it is stored. */
export async function enqueueEvent({ eventName, eventValue, happenedAt }: TrackedEvent): Promise<void> {
  const id = uuidV7(happenedAt);
  const pwaType = decideRegisterMethod(readDeviceTraits(), isOfficialApp(passthroughParam('inApp')));
  const event = {
    id,
    domain: location.hostname,
    affiliateCode: readRegistrationSource().affiliateCode ?? '',
    eventName,
    eventValue: eventValueOf(eventValue, { id, pwaType, pixelTrack: readPixelTrack() }),
  };
  const body = JSON.stringify({ events: JSON.stringify([event]) });
  await enqueueEntry({ key: id, kind: 'events', body, writtenAt: happenedAt });
}
