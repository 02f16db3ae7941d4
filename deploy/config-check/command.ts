import { parseArgs } from 'node:util';
import { type Finding, formatFinding } from '../../src/services/config-check/finding';
import { judgeSettings } from './judge-settings';
import { readConfiguration } from './read-configuration';

const USAGE = `npm run config-check -- [--local] FILE …

Reads settings files of deployments and names what is wrong with them.
--local: the settings are for the local platform, where values that are unsafe elsewhere are allowed.
Ends with 1 if there is a fault, with 2 if a file cannot be read, and otherwise with 0, also if there are warnings.`;

/** Prints a line of output. */
type Print = (line: string) => void;

/** Checks the documents that the arguments name, and prints what is wrong. Resolves with the exit code (OPS-1). */
export async function runConfigCheck(args: readonly string[], print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { local: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    print(USAGE);
    return 2;
  }
  const documents = await Promise.all(positionals.map(readConfiguration));
  const unread = documents.flatMap((document) => (document.ok ? [] : [document.error]));
  for (const reason of unread) print(reason);
  const judged = documents.flatMap((document) =>
    document.ok
      ? [{ source: document.value.source, findings: judgeSettings(document.value.content, { isLocal: values.local }) }]
      : [],
  );
  for (const { source, findings } of judged) printFindings(source, findings, print);
  const hasFault = judged.some(({ findings }) => findings.some(({ level }) => level === 'fault'));
  return unread.length > 0 ? 2 : Number(hasFault);
}

function printFindings(source: string, findings: readonly Finding[], print: Print): void {
  const ordered = [...findings].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  print(`${source}: ${formatCount(faults, 'fault')}, ${formatCount(warnings, 'warning')}`);
  for (const finding of ordered) print(`  ${finding.level.padEnd(7)}  ${formatFinding(finding)}`);
}

const formatCount = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
