import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/** Returns the first error message of each invalid field, as a form shows it. */
export function collectFieldErrorMessages(schema: GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = safeParse(schema, values);
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}
