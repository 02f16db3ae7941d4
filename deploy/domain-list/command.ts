import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { array, object, parse, picklist, string } from 'valibot';
import { domainListSignature } from '../../src/contract/merchant/domain-list-signature';
import { signDomainList } from './sign-list';
import { exportPublicKey, generateSigningKey, parsePrivateKey, SIGNING_KEY_TYPES } from './signing-key';

const USAGE = '--new-key FILE [--kind p256|ed25519], or --key FILE --in FILE --out FILE [--days 30] [--version N]';
const DAY_MS = 24 * 3_600_000;

/** Prints a line of output. */
type Print = (line: string) => void;

const domainListInput = object({ merchant: string(), domains: array(string()) });
const signedFile = object({ signatureBlock: domainListSignature });

function createKey(file: string, kind: string, print: Print): void {
  // `wx`: an existing key is never overwritten, because losing it means pinning a new one.
  writeFileSync(file, generateSigningKey(parse(picklist(SIGNING_KEY_TYPES), kind)), { mode: 0o600, flag: 'wx' });
  print(`${file} contains the private key: keep it secret. Add to deploy/settings.json:`);
  print(`"lines": { "publicKey": "${exportPublicKey(parsePrivateKey(readFileSync(file, 'utf8')))}" }`);
}

interface Files {
  readonly key: string;
  readonly in: string;
  readonly out: string;
}

/**
 * Signs the list in a file, valid for `days` days, and writes the result. `version` defaults to that of the list in
 * `out` plus one, so that pages reject the older list.
 */
function signFile(files: Files, days: number, version: number | undefined, print: Print): void {
  const { merchant, domains } = parse(domainListInput, readJson(files.in));
  const previous = existsSync(files.out) ? parse(signedFile, readJson(files.out)).signatureBlock : undefined;
  if (previous && previous.merchant !== merchant) throw new Error(`${files.out} is a list of ${previous.merchant}`);
  const next = version ?? (previous?.version ?? 0) + 1;
  if (!(next > (previous?.version ?? 0)))
    throw new Error(`version ${next} does not follow on ${previous?.version ?? 0}`);
  if (!(days > 0)) throw new Error('--days must be a positive number');
  const list = { merchant, domains, version: next, expires: Math.round(Date.now() + days * DAY_MS) };
  const signed = signDomainList(list, parsePrivateKey(readFileSync(files.key, 'utf8')));
  writeFileSync(files.out, `${JSON.stringify(signed, null, 2)}\n`);
  print(`${files.out}: version ${next}, ${domains.length} domains, until ${new Date(list.expires).toISOString()}`);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const text = { type: 'string' } as const;
const options = { 'new-key': text, kind: text, key: text, in: text, out: text, days: text, version: text };

/**
 * Creates a key or signs a list, depending on the arguments. Throws an error that contains the usage if an argument
 * is missing.
 */
export function runDomainListCommand(args: readonly string[], print: Print): void {
  const { values } = parseArgs({ args: [...args], options });
  const { 'new-key': newKey, kind = 'p256', key, in: input, out, days = '30', version } = values;
  if (newKey) createKey(newKey, kind, print);
  else if (key && input && out)
    signFile({ key, in: input, out }, Number(days), version ? Number(version) : undefined, print);
  else throw new Error(USAGE);
}
