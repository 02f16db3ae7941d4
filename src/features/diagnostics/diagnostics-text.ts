/** Shortest text that is looked for: a shorter one would be found in everything. */
const MIN_PRIVATE_LENGTH = 4;

/**
 * Returns the report that is copied: each section as its name and indented lines. What this page knows about the member
 * (token, name, phone number) is hidden wherever it stands, also in what a server has sent (OPS-5).
 */
export function formatDiagnosticsText(
  sections: Readonly<Record<string, readonly string[]>>,
  privateTexts: readonly (string | undefined)[],
): string {
  const filled = Object.entries(sections).filter(([, lines]) => lines.length > 0);
  const text = filled.map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
  return privateTexts.reduce<string>(
    (hidden, secret) =>
      secret !== undefined && secret.length >= MIN_PRIVATE_LENGTH ? hidden.replaceAll(secret, '[hidden]') : hidden,
    text,
  );
}
