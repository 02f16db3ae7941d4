import { refuseScriptUrl, setScriptUrlValidator } from '../security/default-trusted-types-policy';

/** Which identity provider is used: Google's, its emulator, or none (SOCIAL-1). */
export type IdentityProviderMode = 'none' | 'google' | 'emulated';

/**
 * Match the URLs of the scripts that the provider's SDK loads into the page: its popup channel and invisible
 * reCAPTCHA.
 */
const GOOGLE_SCRIPTS = [
  /^https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+$/,
  /^https:\/\/apis\.google\.com\/_\/scs\/[\w./=,@*-]+(?:\?[\w=&,.*-]*)?$/,
  /^https:\/\/www\.google\.com\/recaptcha\/(?:api|enterprise)\.js\?[\w=&.:%-]*$/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/,
];

const CHANNEL_SCRIPT = /^https:\/\/apis\.google\.com\/js\/api\.js(\?onload=\w+)$/;

/**
 * Returns the URL from which a script of the identity provider is loaded; throws a TypeError for any other script. The
 * emulator has its own channel script, so that no request goes to Google.
 */
export function resolveIdentityScriptUrl(input: string, mode: IdentityProviderMode): string {
  if (mode === 'emulated') {
    const [, query] = CHANNEL_SCRIPT.exec(input) ?? [];
    if (query !== undefined) return `/emulator/api.js${query}`;
  }
  if (mode === 'google' && GOOGLE_SCRIPTS.some((pattern) => pattern.test(input))) return input;
  return refuseScriptUrl(input);
}

/**
 * Allows the identity provider's scripts in a page that enforces Trusted Types. The browser would otherwise reject
 * them, because the SDK sets their URLs as plain strings (docs/decisions/0009-identity-provider.md).
 */
export const allowIdentityScripts = (mode: IdentityProviderMode): void =>
  setScriptUrlValidator((input) => resolveIdentityScriptUrl(input, mode));
