import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isLanguageCode, LANGUAGE_CODES } from '../../src/contract/language-codes';
import { showText } from '../../src/services/config-check/quote-value';
import { readAccounts } from './accounts';
import type { EndpointReport } from './finding';
import { formatJUnit, formatReport, isFailed } from './report';
import { runGatewayCheck } from './run-gateway-check';

const USAGE = `npm run gateway-check -- [options] URL

Calls every endpoint of a gateway as the app does, and reports what conforms, what deviates, what is absent, and what that
costs a member. URL: the origin of the gateway, such as https://m.example.
--accounts FILE   test accounts (JSON): member, secondFactor, registration, deposit. Without, only public endpoints.
--merchant CODE   code of the merchant; otherwise that of the status
--language CODE   language of the requests: ${LANGUAGE_CODES.join(' ')} (EN)
--without NAMES   endpoints that the gateway leaves out on purpose, separated by commas
--write           also send requests that change something: a deposit, a registration, feedback, events
--strict          also fail for what the app copes with
--junit FILE      write the report as JUnit XML
Ends with 1 if an endpoint has a fault or is absent, with 2 if the arguments are wrong or nothing responds, otherwise with 0.`;

const LOCAL_HOST = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Returns a warning if others on the way can read the sessions of the accounts: their tokens are not encrypted. */
export function findPlainTextWarning(origin: string, hasAccounts: boolean): string | undefined {
  const { protocol, hostname } = new URL(origin);
  if (!hasAccounts || protocol === 'https:' || LOCAL_HOST.test(hostname)) return undefined;
  return `${showText(origin)}: the tokens of the accounts travel in plain text; use https, or accounts of a test system.`;
}

type Print = (line: string) => void;

/** Checks the gateway that the arguments name, and prints the report. Resolves with the exit code (OPS-3). */
export async function runGatewayCheckCommand(args: readonly string[], print: Print): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') {
    print(read);
    return 2;
  }
  const { values, origin, language } = read;
  const accounts = values.accounts === undefined ? undefined : await readAccounts(values.accounts);
  if (accounts?.ok === false) {
    print(accounts.error);
    return 2;
  }
  const warning = findPlainTextWarning(origin, accounts !== undefined);
  if (warning !== undefined) print(warning);
  const { merchant = '', write: isWriting, strict: isStrict, junit, without = '' } = values;
  const checked = await runGatewayCheck({ origin, merchant, language, accounts: accounts?.value ?? {}, isWriting });
  const left = new Set(without.split(','));
  const reports = checked.map((report) =>
    report.verdict === 'absent' && left.has(report.endpoint.name)
      ? { ...report, verdict: 'not checked' as const, reason: 'left out on purpose' }
      : report,
  );
  const title = `${showText(origin)}${merchant === '' ? '' : ` as ${showText(merchant)}`}`;
  // Also of a gateway that is silent: a build that collects the file must not find that of an earlier run.
  if (junit !== undefined) await writeFile(junit, formatJUnit(title, reports, isStrict));
  const failure = findTotalSilence(reports);
  if (failure !== undefined) {
    print(`${showText(origin)}: nothing responds (${failure}).`);
    return 2;
  }
  for (const line of formatReport(title, reports)) print(line);
  return Number(reports.some((report) => isFailed(report, isStrict)));
}

/** Returns why no request has had a response; undefined if one has had one. */
function findTotalSilence(reports: readonly EndpointReport[]): string | undefined {
  const sent = reports.filter(({ verdict }) => verdict !== 'not checked');
  const failures = sent.map(({ findings }) => findings.find(({ path }) => path === 'response')?.got);
  return failures.every((got) => got !== undefined) ? (failures[0] ?? 'no request could be sent') : undefined;
}

/** Returns what the arguments say, or what to print if they are wrong. */
function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    accounts: text,
    merchant: text,
    language: text,
    without: text,
    junit: text,
    write: flag,
    strict: flag,
  };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [address = ''] = positionals;
    const language = (values.language ?? 'EN').toUpperCase();
    if (positionals.length !== 1) return USAGE;
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return `${showText(address)}: is no URL.`;
    if (!isLanguageCode(language)) return `--language ${showText(language)}: is none of ${LANGUAGE_CODES.join(' ')}.`;
    return { values, origin: new URL(address).origin, language };
  } catch {
    return USAGE; // an option that does not exist
  }
}
