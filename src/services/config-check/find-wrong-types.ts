import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { type Finding, fault, type Path, type PathStep } from './finding';
import { quoteValue } from './quote-value';
import { getRawValue } from './raw-value';

/** Returns the values whose type is not that of the schema, in plain words. A tolerated deviation counts too. */
export function findWrongTypes(schema: GenericSchema, input: unknown): readonly Finding[] {
  const { issues = [] } = safeParse(schema, input);
  const found = new Map<string, Finding>();
  for (const issue of issues) {
    // A pattern is not plain words: the rules of pictures, colours and hosts say what is wrong with such a text.
    if (issue.expected?.startsWith('/')) continue;
    const path = listSteps(issue);
    const value = getRawValue(input, path);
    const finding = fault(
      path,
      `${describeExpected(issue.expected)}, but it is ${isSecret(path) ? `another type (${typeof value})` : describeValue(value)}.`,
    );
    found.set(finding.path, found.get(finding.path) ?? finding);
  }
  return [...found.values()];
}

const listSteps = (issue: BaseIssue<unknown>): Path =>
  (issue.path ?? []).flatMap(({ key }): PathStep[] =>
    typeof key === 'string' || typeof key === 'number' ? [key] : [],
  );

/** Whether the value at a path must not be printed, for example into the log of a build. */
const isSecret = (path: Path) => /password|key|token|secret/i.test(String(path.at(-1)));

const PLAIN_WORDS: Readonly<Record<string, string>> = {
  boolean: 'must be true or false, without quotation marks',
  string: 'must be a text in quotation marks',
  number: 'must be a number, without quotation marks',
  Array: 'must be a list: [ … ]',
  Object: 'must be an object: { … }',
};

/** Returns in plain words what a schema expects; `expected` is the name of a type, or a choice: `("a" | "b")`. */
function describeExpected(expected: string | null): string {
  if (expected === null) return 'must be another value';
  const choices = [...expected.matchAll(/"([^"]*)"/g)].map(([quoted]) => quoted);
  if (choices.length > 1) return `must be one of ${choices.join(', ')}`;
  if (choices.length === 1) return `must have the key ${choices[0]}`;
  return PLAIN_WORDS[expected] ?? `must be ${expected}`;
}

/** Returns in plain words what a value is. */
function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `the text ${quoteValue(value)}`;
  return Array.isArray(value) ? 'a list' : 'an object';
}
