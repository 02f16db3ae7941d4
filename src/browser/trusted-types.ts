/** The service worker's script: the one address that may be registered. */
export const SERVICE_WORKER_URL = '/m/sw.js';

/** Where the build puts scripts; a worker's address is one of these or it is refused. */
const BUILT_SCRIPT = /^\/m\/assets\/[\w.-]+\.js$/;

/** The part of Trusted Types that is used; the DOM library does not have it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(input: string): string },
  ): { createScriptURL(input: string): string };
}

/** Refuses with a TypeError every script but the service worker's and the web worker's of this build (security A25). */
export function allowScriptUrl(input: string, workerUrl: string): string {
  if (input === SERVICE_WORKER_URL || (input === workerUrl && BUILT_SCRIPT.test(input))) return input;
  throw new TypeError(`Script address refused: ${input}`);
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * An address the browser takes as a script: a TrustedScriptURL where Trusted Types exist, typed as the text it stands
 * for. Policy names are used up once, so the first caller fixes `workerUrl`; the page passes the deployment's.
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
