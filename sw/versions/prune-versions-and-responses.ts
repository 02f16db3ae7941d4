import { evictPublicResponses } from '../public-responses/response-cache';
import { deleteUnusedContent } from './content-store';
import { listRunningBuilds } from './list-running-builds';
import { collectReferencedContentHashes, selectVersionsToKeep } from './stored-versions';
import { setVersionsInMemory } from './versions-in-memory';
import { readStoredVersions, writeStoredVersions } from './versions-store';

/**
 * Deletes public responses over the limits, old versions that no page runs, and all content that no version references
 * (UPD-2).
 */
export async function pruneVersionsAndResponses(): Promise<void> {
  await evictPublicResponses();
  const read = await readStoredVersions();
  // Without the list of versions it is unknown which content is needed, so all of it stays.
  if (!read.ok) return;
  const needed = selectVersionsToKeep(read.value, await listRunningBuilds());
  if (needed.length < read.value.length) {
    const written = await writeStoredVersions(needed);
    if (!written.ok) return;
    setVersionsInMemory(needed);
  }
  await deleteUnusedContent(collectReferencedContentHashes(needed));
}
