/**
 * Removes a string (not JSON) that a previous app on this origin left in localStorage, and returns it; undefined if
 * there is none or storage is blocked.
 */
export function consumeLegacyStorageItem(key: string): string | undefined {
  try {
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    return text ?? undefined;
  } catch {
    // Storage is blocked: there is nothing to read.
    return undefined;
  }
}

/** Deletes a database of a previous app on this origin. */
export function deleteLegacyDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Storage is blocked: there is no database to delete.
  }
}
