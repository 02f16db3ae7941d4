import { array, type InferOutput, object, optional, picklist, record, string } from 'valibot';
import { flag, text } from './fields';

/**
 * Deployment settings, a JSON data block (`<script type="application/json" id="deployment">`) in index.html,
 * written by the build from deploy/settings.json. The same bytes serve every host of every merchant (BOOT-7).
 */
export const deploymentSettings = object({
  /** Merchant code of a host that `hosts` does not name. */
  merchant: string(),
  /** Host name, without port, to merchant code. */
  hosts: optional(record(string(), string()), {}),
  /** Which lists of the merchant's other domains are believed (DOM-1); absent: none. */
  lines: optional(
    object({
      /** Base64 SPKI of the Ed25519 or P-256 key that lists are signed with; empty: none is. */
      publicKey: text,
      /** A list without a seal counts as well. */
      allowUnsigned: flag,
    }),
    {},
  ),
  /** Hosts that customer service may be opened on, by `csType` in capitals, `CBS` for the chat (CS-1, CS-2); exact names. */
  services: optional(record(string(), array(string())), {}),
  /**
   * The identity provider behind phone and social sign-in (SOCIAL-1): `google` is Firebase, `emulated` its emulator behind
   * this very origin. `none` keeps it out of the policies, and those ways to sign in are not offered.
   */
  identity: optional(picklist(['none', 'google', 'emulated']), 'none'),
  /** Id of the build, the same as in its asset manifests. */
  build: optional(string(), ''),
  /** Address of the web worker's script, such as `/m/assets/worker-ABCD1234.js`. Empty: its code runs on the page. */
  worker: optional(string(), ''),
});
export type DeploymentSettings = InferOutput<typeof deploymentSettings>;

export const DEPLOYMENT_ELEMENT_ID = 'deployment';
