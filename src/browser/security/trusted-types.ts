import { refuseScriptUrl } from './default-trusted-types-policy';

/** The service worker's script: the only URL that may be registered. */
export const SERVICE_WORKER_URL = '/m/sw.js';

/** Matches the URLs of scripts that the build has written. The web worker's script must have such a URL. */
const BUILT_SCRIPT = /^\/m\/assets\/[\w.-]+\.js$/;

/** The part of the Trusted Types API that is used; missing from the DOM types. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(input: string): string },
  ): { createScriptURL(input: string): string };
}

/** Returns the URL of the service worker or of this build's web worker; throws a TypeError for any other script. */
export function resolveWorkerScriptUrl(input: string, workerUrl: string): string {
  if (input === SERVICE_WORKER_URL || (input === workerUrl && BUILT_SCRIPT.test(input))) return input;
  return refuseScriptUrl(input);
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Returns a URL that the browser accepts as a script: a TrustedScriptURL if Trusted Types are supported, typed as
 * string. A policy name can be used only once, so the `workerUrl` of the first call applies to all later calls. The
 * page always passes the worker URL of its deployment data.
 */
export function toTrustedScriptUrl(input: string, workerUrl: string): string {
  policy ??= policyFactory()?.createPolicy('fairground', {
    createScriptURL: (candidate) => resolveWorkerScriptUrl(candidate, workerUrl),
  });
  return policy ? policy.createScriptURL(input) : resolveWorkerScriptUrl(input, workerUrl);
}

function policyFactory(): PolicyFactory | undefined {
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
}
