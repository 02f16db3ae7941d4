import { dropContentBut } from './content-store';
import { rememberVersions } from './known-versions';
import { writeGenerations } from './versions-store';

/** Forgets every version, at once for the requests to come: without a version they all go to the network. */
export async function emptyStore(): Promise<void> {
  rememberVersions([], false);
  const written = await writeGenerations([]);
  rememberVersions([], written.ok);
  await dropContentBut(new Set());
}
