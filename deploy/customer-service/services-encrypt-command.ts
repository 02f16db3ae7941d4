import { parseArgs } from 'node:util';
import { parseUrl } from '../../src/base/parse-url';
import type { CustomerServiceEntry } from '../../src/contract/merchant/customer-service';
import { getRawList, getRawObject } from '../../src/services/config-check/raw-value';
import { readDeploymentSettings } from '../documents/deployment-settings.mjs';
import { encryptServicePath } from './encrypt-service-path';

const USAGE = `npm run services:encrypt -- TYPE=URL [TYPE=URL …] [--position FLOAT|FOOTER|FLOAT,FOOTER]
  [--title "Live chat"] [--settings deploy/settings.json]
Prints entries for info.customerService of a merchant's status. TYPE: such as LIVECHAT.`;

const TYPE = /^[A-Z][A-Z0-9_]*$/;
const POSITIONS = ['FLOAT', 'SIDE', 'FOOTER'];

/** Prints a line of output. */
type Print = (line: string) => void;

const text = { type: 'string' } as const;
const options = { position: text, title: text, settings: text } as const;

/** Returns type and URL of an argument. Throws a sentence if the app would hide the entry wherever it is listed. */
function readService(argument: string): { readonly type: string; readonly url: URL } {
  const [, type = '', address = ''] = /^([^=]*)=(.*)$/.exec(argument) ?? [];
  if (address === '') throw new Error(`${argument} is no TYPE=URL, such as LIVECHAT=https://direct.lc.chat/123`);
  if (!TYPE.test(type))
    throw new Error(`${type} is no type of customer service: write it in capitals, such as LIVECHAT`);
  const url = parseUrl(address);
  if (!url) throw new Error(`${address} is no complete URL`);
  if (url.protocol !== 'https:') throw new Error(`${address} opens ${url.protocol}, and the app opens https: alone`);
  if (url.username !== '' || url.password !== '')
    throw new Error('The URL has a user name or a password, which every visitor could read');
  return { type, url };
}

function readPositions(value: string): string {
  for (const position of value.split(','))
    if (!POSITIONS.includes(position)) throw new Error(`${position} is no position: ${POSITIONS.join(', ')}`);
  return value;
}

/** Returns why the app hides an entry in a deployment with these settings; undefined if it shows it (CS-1). */
function explainHidden(type: string, { hostname }: URL, settings: unknown): string | undefined {
  const isListed = getRawList(settings, 'services', type).includes(hostname);
  if (isListed || Object.hasOwn(getRawObject(settings, 'hosts'), hostname)) return undefined;
  return `The app hides ${type} until the settings list its host: "services": { "${type}": ["${hostname}"] }`;
}

/**
 * Prints customer-service entries with encrypted paths as JSON, and on `notes` which of them the settings hide
 * (OPS-2.13). Throws a sentence if an argument is wrong, before it prints anything.
 */
export async function runServicesEncryptCommand(args: readonly string[], output: Print, notes: Print): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (positionals.length === 0) throw new Error(USAGE);
  const services = positionals.map(readService);
  const csPosition = readPositions(values.position ?? 'FLOAT');
  if (values.title !== undefined && services.length > 1)
    throw new Error('--title is for one entry: encrypt them one by one');
  const settings: unknown = await readDeploymentSettings(values.settings ?? 'deploy/settings.json');
  const entries = services.map(
    ({ type, url }): CustomerServiceEntry => ({
      csType: type,
      csPosition,
      title: values.title ?? type,
      path: encryptServicePath(url.href),
    }),
  );
  output(JSON.stringify(entries, undefined, 2));
  for (const { type, url } of services) {
    const hidden = explainHidden(type, url, settings);
    if (hidden !== undefined) notes(hidden);
  }
}
