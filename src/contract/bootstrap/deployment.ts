import { array, type InferOutput, object, optional, picklist, record, string } from 'valibot';
import { flag, lenientField, text } from '../fields';
import { extensionSettings } from './extension';

/**
 * Settings of the deployment for this host: the block of data in the head of the document, in which `HostBlock`
 * describes the fields that the inline bootstrap script reads. deploy/configure.mjs writes it from the settings file
 * (OPS-2).
 */
export const deploymentSettings = object({
  /** Merchant code that is sent until the status names the merchant; empty to send none (BOOT-7). */
  merchant: optional(string(), ''),
  /** The hosts of `merchant` in the settings, by host name without port. */
  hosts: optional(array(string()), []),
  /** Branding of `merchant`: the code of the default language, until a status has it, and what extends the app (OPS-7). */
  brand: optional(object({ language: text, extension: lenientField(extensionSettings, undefined) })),
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
});
export type DeploymentSettings = InferOutput<typeof deploymentSettings>;
