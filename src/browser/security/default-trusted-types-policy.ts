type CheckScript = (input: string) => string;

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: CheckScript }): unknown;
}

/** Throws a TypeError for a script URL that is not allowed. */
export function refuseScriptUrl(input: string): never {
  throw new TypeError(`Script URL refused: ${input}`);
}

let check: CheckScript = refuseScriptUrl;

/**
 * Creates the `default` Trusted Types policy, so that no foreign script can create it first and allow other scripts.
 * Only a deployment with an identity provider needs this: only its content security policy allows a Trusted Types
 * policy named `default`. The created policy refuses all script URLs until {@link setScriptUrlValidator} is called.
 */
export function createDefaultTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // missing from the DOM library
  trustedTypes?.createPolicy('default', { createScriptURL: (input) => check(input) });
}

/**
 * Sets the function that validates script URLs in the `default` policy.
 * @param checked returns the URL to load; throws for a URL that is not allowed
 */
export function setScriptUrlValidator(checked: CheckScript): void {
  check = checked;
}
