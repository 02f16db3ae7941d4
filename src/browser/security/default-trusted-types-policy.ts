type CheckScript = (input: string) => string;

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: CheckScript }): unknown;
}

const refuse: CheckScript = (input) => {
  throw new TypeError(`Script address refused: ${input}`);
};

let check = refuse;

/**
 * Creates the `default` Trusted Types policy, so that no foreign script can create it first and allow other scripts.
 * Only a deployment with an identity provider needs the policy: its content security policy allows the name. The policy
 * refuses all scripts until {@link setScriptUrlCheck} is called.
 */
export function createDefaultTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // missing from the DOM library
  trustedTypes?.createPolicy('default', { createScriptURL: (input) => check(input) });
}

/**
 * Sets the function that validates script URLs in the `default` policy.
 * @param checked returns the URL to load; throws for a URL that is not allowed
 */
export function setScriptUrlCheck(checked: CheckScript): void {
  check = checked;
}
