import { readFile } from 'node:fs/promises';
import { getDotPath, type InferOutput, optional, safeParse, strictObject, string } from 'valibot';
import { fail, ok, type Result } from '../../src/base/result';

const credentials = { username: string(), password: string() };

/** The test accounts of a gateway. All are optional: what has no account is not checked. */
const accountsFile = strictObject({
  /** A member without second factor, captcha or due change of the password. */
  member: optional(strictObject(credentials)),
  /** A member whose sign-in needs a second factor; `payeeName` to answer it. */
  secondFactor: optional(strictObject({ ...credentials, payeeName: optional(string()) })),
  /** With `--write`: how new members are named; the rest of the name is random. */
  registration: optional(strictObject({ usernamePrefix: string(), password: string() })),
  /** With `--write`: a deposit of the member, which is submitted twice with one id. */
  deposit: optional(strictObject({ methodId: string(), amount: string() })),
});
export type Accounts = InferOutput<typeof accountsFile>;

/** Reads a file with test accounts; the error is a sentence for the operator. It never contains a value of the file. */
export async function readAccounts(file: string): Promise<Result<Accounts, string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') return fail(`${file}: cannot be read (${text.code ?? text.message}).`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return fail(`${file}: is no valid JSON.`);
  }
  const read = safeParse(accountsFile, content);
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  const where = getDotPath(issue) ?? 'the file';
  return fail(`${file}: ${where} ${issue.expected === 'never' ? 'is no known key' : `must be ${issue.expected}`}.`);
}
