import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingRequest } from './incoming-request';

const DOCUMENT = ['m', 'index.html'];
/** Matches the name of a host, and the code of a merchant; neither has a path or begins like other folders. */
const NAME = /^[a-z\d][\w.-]*$/i;

/**
 * Resolves with the path of the document of a request's host (OPS-2), as nginx chooses it: the document of the listed
 * host; for another host, that of the merchant that the link names, else the one of unlisted hosts. A build that no
 * deployment has been configured for has one neutral document.
 */
export async function findHostDocument(distDir: string, { host, query }: IncomingRequest): Promise<string> {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const merchant = query.get('merchant') ?? '';
  const folders = [...(NAME.test(name) ? [name] : []), ...(NAME.test(merchant) ? [`_${merchant}`] : []), '_'];
  for (const folder of folders) {
    const file = join(distDir, 'hosts', folder, ...DOCUMENT);
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  }
  return join(distDir, ...DOCUMENT);
}
