import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingRequest } from './incoming-request';

const DOCUMENT = join('m', 'index.html');
/** Matches the name of a host, and the code of a merchant; neither has a path or begins like other folders. */
const NAME = /^[a-z\d][\w.-]*$/i;

/**
 * Resolves with the path of the document of a request's host (OPS-2), as nginx chooses it: the document of the listed
 * host; for another host, that of the merchant that the link names, else the one of unlisted hosts. A build that no
 * deployment has been configured for has one neutral document.
 */
export const findHostDocument = async (distDir: string, incoming: IncomingRequest): Promise<string> =>
  join((await findHostFolder(distDir, incoming)) ?? distDir, DOCUMENT);

/** Resolves with the path of an operator's file for a request's host, beside the document of the host. */
export const findHostFile = async (distDir: string, incoming: IncomingRequest, path: string): Promise<string> =>
  join((await findHostFolder(distDir, incoming)) ?? join(distDir, 'hosts'), path);

async function findHostFolder(distDir: string, { host, query }: IncomingRequest): Promise<string | undefined> {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const merchant = query.get('merchant') ?? '';
  const folders = [...(NAME.test(name) ? [name] : []), ...(NAME.test(merchant) ? [`_${merchant}`] : []), '_'];
  for (const folder of folders.map((one) => join(distDir, 'hosts', one)))
    if ((await stat(join(folder, DOCUMENT)).catch(() => undefined))?.isFile()) return folder;
  return undefined;
}
