import type { PixelTrack, RegistrationRequest } from '../../contract/endpoints/registration';
import { pixelChannels } from '../attribution/pixel-track';

/** What every event says about the visit. */
interface EventContext {
  readonly id: string;
  /** How the product runs: in the browser, installed, in the merchant's app (assumed values). */
  readonly pwaType: RegistrationRequest['registerMethod'];
  /** Undefined without an advertisement or without consent (TRK-3). */
  readonly pixelTrack: PixelTrack | undefined;
}

/** Returns the value of an event with its id, the kind of app, and the pixels only if any is set (TRK-1, TRK-3). */
export function eventValueOf(value: object, { id, pwaType, pixelTrack }: EventContext): object {
  const pixels = pixelTrack && { ...pixelTrack, channels: pixelChannels(pixelTrack) };
  return { pwaType, ...pixels, ...value, eventID: id };
}
