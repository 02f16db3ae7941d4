import { check, type InferInput, object, optional, pipe, string } from 'valibot';
import { isLinkValue } from '../../bootstrap/link-values';
import { lenientField } from '../../fields';

const id = optional(string());

/**
 * Fields of `pixelTrack` in a registration request: ids from pixels, links and cookies that attribute the
 * registration to an advertisement (TRK-3). The field names are assumed.
 */
export const adAttributionFields = object({
  facebook: id,
  tiktok: id,
  kwai: id,
  gtag: id,
  clickId: id,
  fbclid: id,
  ttclid: id,
  kwaiclid: id,
  gclid: id,
  voluum: id,
  propeller: id,
  kadam: id,
  tfTracker: id,
  rt: id,
  okspPixelId: id,
  okspClickId: id,
  twclid: id,
  utmSource: id,
  fbc: id,
  fbp: id,
});
export type AdAttribution = InferInput<typeof adAttributionFields>;

const adId = lenientField(pipe(string(), check(isLinkValue)), undefined);

/** Advertising ids provided by the merchant's native app, for server-to-server attribution (TRK-4). */
export const nativeAppAdIds = object({
  adAppToken: adId,
  gpsAdid: adId,
  adid: adId,
  afAppId: adId,
  appsflyerId: adId,
  afAdvertisingId: adId,
  afOaid: adId,
  idfa: adId,
  idfv: adId,
});
export type NativeAppAdIds = InferInput<typeof nativeAppAdIds>;
