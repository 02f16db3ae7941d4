import { object, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { flag, listOf, requiredListOf, text } from '../../fields';

/** The merchant's template for the web app manifest (ENG-6). */
export const webAppManifest = defineEndpoint({
  name: 'webAppManifest',
  path: '/wps/system/manifest.json',
  query: object({ merchantCode: string() }),
  response: object({
    title: string(),
    icons: requiredListOf(object({ src: string(), sizes: string(), purpose: text })),
    desktop_app_feature: flag,
    apple_touch_icon: text,
    /** Screenshots of the app for the system's install dialog. */
    screenshots: listOf(object({ src: string(), sizes: string(), label: text })),
  }),
  auth: 'none',
  bare: true,
});
