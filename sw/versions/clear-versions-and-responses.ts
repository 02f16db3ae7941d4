import { clearPublicResponses } from '../public-responses/response-cache';
import { deleteUnusedContent } from './content-store';
import { setVersionsInMemory } from './versions-in-memory';
import { writeStoredVersions } from './versions-store';

/**
 * Deletes all stored versions and public responses, because one of them may be the reason why a page does not start.
 * Clears the in-memory versions first, so that the next request already goes to the network.
 */
export async function clearVersionsAndResponses(): Promise<void> {
  setVersionsInMemory([], false);
  const written = await writeStoredVersions([]);
  setVersionsInMemory([], written.ok);
  await Promise.all([deleteUnusedContent(new Set()), clearPublicResponses()]);
}
