import { parseArgs } from 'node:util';
import { type Finding, formatFinding } from '../../src/services/config-check/finding';
import { getRawText } from '../../src/services/config-check/raw-value';
import { viewSettings } from './deployment-view';
import { judgeManifest } from './judge-manifest';
import { judgeSettings } from './judge-settings';
import { judgeSite, judgeStatusWithPictures } from './judge-site';
import { createPictureLoader, type LoadPicture } from './load-picture';
import { type Configuration, explainUnreadable, readConfiguration } from './read-configuration';
import { createUrlRequester } from './request-url';

const USAGE = `npm run config-check -- [--local] [--private] FILE|URL …

Names what is wrong with the configuration of merchants. FILE: the settings of a deployment, the status of a merchant or
a template of its manifest (JSON). URL: a running site, such as https://m.example: its status, manifest and icons.
Several are compared: settings with the status of a file or of a URL.
--local: the settings are for the local platform, where values that are unsafe elsewhere are allowed; includes --private.
--private: URLs and pictures may be on this machine or in a private network. A redirect to another host is never followed.
Ends with 1 if there is a fault, with 2 if a file or site cannot be read, and otherwise with 0, also with warnings.`;

/** Prints a line of output. */
type Print = (line: string) => void;

/** What the documents of one command say together. */
interface Together {
  readonly isLocal: boolean;
  /** Content of the first settings file. */
  readonly settings: unknown;
  /** Origin of the first site. */
  readonly origin: string | undefined;
  readonly loadPicture: LoadPicture;
}

/** Checks the documents that the arguments name, and prints what is wrong. Resolves with the exit code (OPS-1). */
export async function runConfigCheck(args: readonly string[], print: Print): Promise<number> {
  const { isLocal, isPrivateAllowed, sources } = readArguments(args);
  const requestUrl = createUrlRequester({ isPrivateAllowed });
  if (sources.length === 0) {
    print(USAGE);
    return 2;
  }
  const read = await Promise.all(sources.map((source) => readConfiguration(source, requestUrl)));
  const documents = read.flatMap((document) => (document.ok ? [document.value] : []));
  const unread = read.flatMap((document) => (document.ok ? explainUnread(document.value) : [document.error]));
  for (const reason of unread) print(reason);
  const together = { ...gather(documents), isLocal, loadPicture: createPictureLoader(requestUrl) };
  const judged = await Promise.all(documents.map((document) => judge(document, together)));
  for (const [index, findings] of judged.entries()) printFindings(describeSource(documents[index]), findings, print);
  const hasFault = judged.some((findings) => findings.some(({ level }) => level === 'fault'));
  return unread.length > 0 ? 2 : Number(hasFault);
}

interface Arguments {
  readonly isLocal: boolean;
  readonly isPrivateAllowed: boolean;
  readonly sources: readonly string[];
}

/** Returns what the arguments say; no source if they are wrong. */
function readArguments(args: readonly string[]): Arguments {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { local: flag, private: flag };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { isLocal: values.local, isPrivateAllowed: values.private || values.local, sources: positionals };
  } catch {
    return { isLocal: false, isPrivateAllowed: false, sources: [] }; // an option that does not exist
  }
}

/** Returns why the status of a site was not read, although other parts were. */
function explainUnread(document: Configuration): readonly string[] {
  if (document.kind !== 'site' || document.site.status.ok) return [];
  return [`${document.source}: the status ${explainUnreadable(document.site.status.error)}`];
}

/** A file says with its kind how it was understood: what is judged as another kind has strange findings. */
function describeSource(document: Configuration | undefined): string {
  if (!document) return '';
  return document.kind === 'site' ? document.source : `${document.source}, read as ${document.kind}`;
}

function gather(documents: readonly Configuration[]): Pick<Together, 'settings' | 'origin'> {
  const settings = documents.find((document) => document.kind === 'settings');
  const site = documents.find((document) => document.kind === 'site');
  return {
    settings: settings?.kind === 'settings' ? settings.content : undefined,
    origin: site?.kind === 'site' ? site.site.origin : undefined,
  };
}

function judge(
  document: Configuration,
  { isLocal, settings, origin, loadPicture }: Together,
): Promise<readonly Finding[]> {
  const view = (host: string | undefined, status: unknown) =>
    settings === undefined ? undefined : viewSettings(settings, host, getRawText(status, 'info', 'merchantCode'));
  switch (document.kind) {
    case 'settings':
      return Promise.resolve(judgeSettings(document.content, { isLocal }));
    case 'status': {
      const status = document.content;
      return judgeStatusWithPictures({ status, origin, deployment: view(undefined, status), isLocal }, loadPicture);
    }
    case 'manifest':
      return judgeManifest(document.content, origin, loadPicture);
    case 'site': {
      const { site } = document;
      const status = site.status.ok ? site.status.value : undefined;
      return judgeSite(site, { settings: view(new URL(site.origin).hostname, status), isLocal }, loadPicture);
    }
  }
}

function printFindings(source: string, findings: readonly Finding[], print: Print): void {
  const ordered = [...findings].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  print(`${source}: ${formatCount(faults, 'fault')}, ${formatCount(warnings, 'warning')}`);
  for (const finding of ordered) print(`  ${finding.level.padEnd(7)}  ${formatFinding(finding)}`);
}

const formatCount = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
