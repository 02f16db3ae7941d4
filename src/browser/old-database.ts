/** Deletes a database that an earlier product left. */
export function dropOldDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Storage is blocked: then there is nothing of an earlier product either.
  }
}
