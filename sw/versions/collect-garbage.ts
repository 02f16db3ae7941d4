import { dropContentBut } from './content-store';
import { neededContent, withoutUnused } from './generations';
import { rememberVersions } from './known-versions';
import { runningBuilds } from './running-builds';
import { readGenerations, writeGenerations } from './versions-store';

/** Forgets the versions that are old and run by no page, and then every content that no version names (UPD-2). */
export async function collectGarbage(): Promise<void> {
  const read = await readGenerations();
  // Without the database nobody knows what is needed, so everything stays.
  if (!read.ok) return;
  const kept = withoutUnused(read.value, await runningBuilds());
  if (kept.length < read.value.length) {
    const written = await writeGenerations(kept);
    if (!written.ok) return;
    rememberVersions(kept);
  }
  await dropContentBut(neededContent(kept));
}
