import { RUNNING_LOCK_PREFIX } from '../../src/contract/storage-keys';

/** The builds that pages of this origin run: each holds a lock on its own, which ends with the page, also in a crash. */
export async function runningBuilds(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(RUNNING_LOCK_PREFIX) ? [name] : []));
  return new Set(names.map((name) => name.slice(RUNNING_LOCK_PREFIX.length)));
}
