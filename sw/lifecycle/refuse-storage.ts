/**
 * Refuses every later access to caches and databases until this service worker ends: the device is being forgotten, and
 * a request of a tab that is still open would fill them again (SAFE-6). Requests then go to the network alone.
 */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The device was forgotten', 'QuotaExceededError');
  };
  caches.open = async () => refuse();
  indexedDB.open = refuse;
}
