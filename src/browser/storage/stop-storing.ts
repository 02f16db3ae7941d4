/**
 * Refuses every later write of this page to web storage and IndexedDB, as a browser does that blocks storage. The device
 * is being forgotten (SAFE-6), and whatever still runs here, also the code of others, would begin to store again: with a
 * timer, or as the page hides. Reads and deletions still work.
 */
export function stopStoring(): void {
  const refuse = () => {
    throw new DOMException('The device was forgotten', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  IDBFactory.prototype.open = refuse;
}
