import { object } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { count, flag, imageUrl, numberWithFallback, text } from '../../fields';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

/** Settings of the download bar (INST-5). */
export const downloadBarSettings = defineEndpoint({
  name: 'downloadBarSettings',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  response: object({
    loginRequired: flag,
    rankLevel: count,
    /** URL of the gift image in the download bar; empty if there is no image. */
    gift: imageUrl,
    /** Average rating from 0 to 5, shown as stars and as a number. */
    rating: numberWithFallback(5),
    /** Where the rating comes from, such as "App Store"; if empty, no rating is shown. */
    ratingSource: text,
  }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.downloadBarSettings,
});
