import { evictPublicResponses } from '../public-responses/response-cache';
import { deleteUnusedContent } from './content-store';
import { runningBuilds } from './running-builds';
import { referencedContent, withoutUnusedVersions } from './stored-versions';
import { cacheVersions } from './version-cache';
import { readStoredVersions, writeStoredVersions } from './versions-store';

/**
 * Deletes public responses over the limits, old versions that no page runs, and all content that no version references
 * (UPD-2).
 */
export async function collectGarbage(): Promise<void> {
  await evictPublicResponses();
  const read = await readStoredVersions();
  // Without the list of versions it is unknown which content is needed, so all of it stays.
  if (!read.ok) return;
  const needed = withoutUnusedVersions(read.value, await runningBuilds());
  if (needed.length < read.value.length) {
    const written = await writeStoredVersions(needed);
    if (!written.ok) return;
    cacheVersions(needed);
  }
  await deleteUnusedContent(referencedContent(needed));
}
