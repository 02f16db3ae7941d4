/** How the identity provider is reached; `none` is off (SOCIAL-1). */
export type IdentityMode = 'none' | 'google' | 'emulated';

/** The scripts the provider's SDK loads into the page: its window channel and its invisible check for robots. */
const GOOGLE = [
  /^https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+$/,
  /^https:\/\/apis\.google\.com\/_\/scs\/[\w./=,@*-]+(?:\?[\w=&,.*-]*)?$/,
  /^https:\/\/www\.google\.com\/recaptcha\/(?:api|enterprise)\.js\?[\w=&.:%-]*$/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/,
];

const CHANNEL = /^https:\/\/apis\.google\.com\/js\/api\.js(\?onload=\w+)$/;

/**
 * The address a script of the identity provider is loaded from; a TypeError for any other script. The emulator brings a
 * channel of its own, so that nothing is asked of Google there.
 */
export function identityScriptUrl(input: string, mode: IdentityMode): string {
  if (mode === 'emulated') {
    const [, query] = CHANNEL.exec(input) ?? [];
    if (query !== undefined) return `/emulator/api.js${query}`;
  }
  if (mode === 'google' && GOOGLE.some((address) => address.test(input))) return input;
  throw new TypeError(`Script address refused: ${input}`);
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(input: string): string }): unknown;
}

let isAllowed = false;

/** Lets the provider's scripts into a page with Trusted Types: the SDK sets addresses as plain text (decision 9). */
export function allowIdentityScripts(mode: IdentityMode): void {
  if (isAllowed) return;
  isAllowed = true;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // not in the DOM library yet
  trustedTypes?.createPolicy('default', { createScriptURL: (input) => identityScriptUrl(input, mode) });
}
