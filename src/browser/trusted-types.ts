interface ScriptUrlPolicy {
  createScriptURL(input: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/** An address of a script as the browser takes it under Trusted Types, typed as the text it stands for. */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('fairground', { createScriptURL: refuseForeign });
  return policy ? policy.createScriptURL(url) : refuseForeign(url);
}

function refuseForeign(url: string): string {
  if (url.startsWith('/m/')) return url;
  throw new TypeError(`Script address refused: ${url}`);
}
