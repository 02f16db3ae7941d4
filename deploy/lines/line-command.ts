import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { array, object, parse, picklist, string } from 'valibot';
import { lineSeal } from '../../src/contract/line-seal';
import { KINDS, makeKey, publicKeyOf, readKey } from './line-key';
import { signList } from './sign-list';

const USAGE = '--new-key FILE [--kind p256|ed25519], or --key FILE --in FILE --out FILE [--days 30] [--version N]';
const DAY = 24 * 3_600_000;

/** Where the command says what it did. */
type Say = (line: string) => void;

const wanted = object({ merchant: string(), domains: array(string()) });
const signedBefore = object({ seal: lineSeal });

function createKey(file: string, kind: string, say: Say): void {
  // `wx`: a key that is there is never overwritten; whoever loses it has to pin a new one.
  writeFileSync(file, makeKey(parse(picklist(KINDS), kind)), { mode: 0o600, flag: 'wx' });
  say(`${file} is the key: keep it secret. deploy/settings.json gets`);
  say(`"lines": { "publicKey": "${publicKeyOf(readKey(readFileSync(file, 'utf8')))}" }`);
}

interface Files {
  readonly key: string;
  readonly in: string;
  readonly out: string;
}

/** `version` counts on from the list that `out` holds now, so that no page takes the older one again. */
function signFile(files: Files, days: number, version: number | undefined, say: Say): void {
  const { merchant, domains } = parse(wanted, readJson(files.in));
  const before = existsSync(files.out) ? parse(signedBefore, readJson(files.out)).seal : undefined;
  if (before && before.merchant !== merchant) throw new Error(`${files.out} is a list of ${before.merchant}`);
  const next = version ?? (before?.version ?? 0) + 1;
  if (!(next > (before?.version ?? 0))) throw new Error(`version ${next} does not follow on ${before?.version ?? 0}`);
  if (!(days > 0)) throw new Error('--days is no number of days');
  const list = { merchant, domains, version: next, expires: Math.round(Date.now() + days * DAY) };
  const signed = signList(list, readKey(readFileSync(files.key, 'utf8')));
  writeFileSync(files.out, `${JSON.stringify(signed, null, 2)}\n`);
  say(`${files.out}: version ${next}, ${domains.length} domains, until ${new Date(list.expires).toISOString()}`);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const text = { type: 'string' } as const;
const options = { 'new-key': text, kind: text, key: text, in: text, out: text, days: text, version: text };

/** Makes a key or signs a list, as the arguments say; throws when they say neither. */
export function runLineCommand(args: readonly string[], say: Say): void {
  const { values } = parseArgs({ args: [...args], options });
  const { 'new-key': newKey, kind = 'p256', key, in: input, out, days = '30', version } = values;
  if (newKey) createKey(newKey, kind, say);
  else if (key && input && out)
    signFile({ key, in: input, out }, Number(days), version ? Number(version) : undefined, say);
  else throw new Error(USAGE);
}
