import { array, type InferOutput, number, object, optional, picklist, record, string } from 'valibot';
import { flag, text } from '../fields';

/**
 * Deployment settings: a JSON data block (`<script type="application/json" id="deployment">`) in index.html, written
 * by the build from deploy/settings.json. All hosts of all merchants serve the same bytes (BOOT-7).
 */
export const deploymentSettings = object({
  /** Merchant code of hosts that are not in `hosts`. */
  merchant: string(),
  /** Merchant code of each host, by host name without port. */
  hosts: optional(record(string(), string()), {}),
  /** Branding of each merchant for a first visit (WL-2). The app needs only the code of the default language. */
  brands: optional(record(string(), object({ language: text })), {}),
  /** Which lists of fallback domains are trusted (DOM-1); if absent, no list is trusted. */
  lines: optional(
    object({
      /** Base64 SPKI of the Ed25519 or P-256 key that signs the domain lists; empty if they are not signed. */
      publicKey: text,
      /** Whether domain lists without a signature are trusted too. */
      allowUnsigned: flag,
    }),
    {},
  ),
  /**
   * Exact names of the hosts on which customer service may be opened. The keys are the `csType` in upper case, and
   * `CBS` for the chat (CS-1, CS-2).
   */
  services: optional(record(string(), array(string())), {}),
  /**
   * The identity provider of phone and social sign-in (SOCIAL-1): `google` is Firebase, and `emulated` is the
   * Firebase emulator on the page's own origin. With `none`, these sign-in options are not offered, and the content
   * security policy does not allow the provider.
   */
  identity: optional(picklist(['none', 'google', 'emulated']), 'none'),
  /**
   * Whether merchants may use push through Firebase Cloud Messaging (PUSH-2): `google` adds the hosts of Firebase
   * Cloud Messaging to the page's content security policy.
   */
  messaging: optional(picklist(['none', 'google']), 'none'),
  /**
   * Origin that serves the captcha provider's frame, such as `https://captcha.example`. It must not be a host of a
   * merchant. If empty, the frame has an opaque origin (docs/decisions/0008-captcha.md).
   */
  captchaFrame: text,
  /** Id of the build, the same as in its asset manifest and static manifest. */
  build: optional(string(), ''),
  /** Release time (epoch seconds), the same as in the asset manifest; absent if the build does not know the time. */
  released: optional(number()),
  /** Hash of the style sheet in index.html; a home snapshot is valid for one style sheet only. */
  style: optional(string(), ''),
  /**
   * URL of the web worker's script, such as `/m/assets/worker-ABCD1234.js`. If empty, the worker's code runs in the
   * page.
   */
  worker: optional(string(), ''),
});
export type DeploymentSettings = InferOutput<typeof deploymentSettings>;

export const DEPLOYMENT_SETTINGS_ELEMENT_ID = 'deployment';
