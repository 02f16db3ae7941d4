type CheckScript = (input: string) => string;

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: CheckScript }): unknown;
}

const refuse: CheckScript = (input) => {
  throw new TypeError(`Script address refused: ${input}`);
};

let check = refuse;

/**
 * Creates the `default` Trusted Types policy, which the content security policy allows if there is an identity
 * provider: a foreign script that created it first could allow any other script. It refuses all scripts until {@link
 * allowScripts} is called.
 */
export function createDefaultTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // missing from the DOM library
  trustedTypes?.createPolicy('default', { createScriptURL: (input) => check(input) });
}

/**
 * Sets the check that decides which script URLs the policy allows.
 * @param checked returns the URL to load; throws for a URL that is not allowed
 */
export function allowScripts(checked: CheckScript): void {
  check = checked;
}
