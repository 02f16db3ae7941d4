import { RUNNING_BUILD_LOCK_PREFIX } from '../../src/contract/storage-keys';

/**
 * Resolves with the builds that open pages run. Each page holds a Web Lock named after its build, which the browser
 * releases when the page is closed.
 */
export async function listRunningBuilds(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(RUNNING_BUILD_LOCK_PREFIX) ? [name] : []));
  return new Set(names.map((name) => name.slice(RUNNING_BUILD_LOCK_PREFIX.length)));
}
