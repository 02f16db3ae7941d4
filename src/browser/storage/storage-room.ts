/** Room for the data of this site (bytes), and whether the browser keeps it when room is short. */
export interface StorageRoom {
  readonly usage: number;
  readonly quota: number;
  readonly isKept: boolean;
}

/** Resolves with the room for data; with undefined if the browser does not tell, as over plain http. */
export async function readStorageRoom(): Promise<StorageRoom | undefined> {
  try {
    const [{ usage = 0, quota = 0 }, isKept] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { usage, quota, isKept };
  } catch {
    // Not offered here, or refused in a private window.
    return undefined;
  }
}
