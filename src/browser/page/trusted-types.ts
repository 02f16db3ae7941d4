/** The service worker's script: the only URL that may be registered. */
export const SERVICE_WORKER_URL = '/m/sw.js';

/** Scripts of the build; other worker URLs are refused. */
const BUILT_SCRIPT = /^\/m\/assets\/[\w.-]+\.js$/;

/** The part of Trusted Types that is used; missing from the DOM library. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(input: string): string },
  ): { createScriptURL(input: string): string };
}

/** Throws a TypeError for every script except the service worker and the web worker of this build (security A25). */
export function allowScriptUrl(input: string, workerUrl: string): string {
  if (input === SERVICE_WORKER_URL || (input === workerUrl && BUILT_SCRIPT.test(input))) return input;
  throw new TypeError(`Script address refused: ${input}`);
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Returns a URL the browser accepts as a script: a TrustedScriptURL where Trusted Types exist, typed as string. A
 * policy name can be used once, so the first caller fixes `workerUrl`; the page passes the deployment's.
 */
export function trustedScriptUrl(input: string, workerUrl: string): string {
  policy ??= policyFactory()?.createPolicy('fairground', {
    createScriptURL: (candidate) => allowScriptUrl(candidate, workerUrl),
  });
  return policy ? policy.createScriptURL(input) : allowScriptUrl(input, workerUrl);
}

function policyFactory(): PolicyFactory | undefined {
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
}
