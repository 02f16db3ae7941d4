import { fail, ok, type Result } from '../../src/base/result';
import type { AppVersion } from '../../src/contract/asset-manifest';

/** What the server's two manifests said at one moment. */
export interface Look {
  readonly version: AppVersion;
  /** Both name the same build: a deploy that is through. */
  readonly isOneBuild: boolean;
}

/**
 * The server's version, but not one that stands for a moment only: while a deploy has replaced one manifest of the two,
 * a second look after `pause` must see the same (UPD-1).
 */
export async function settleVersion(
  look: () => Promise<Result<Look, string>>,
  pause: () => Promise<void>,
): Promise<Result<AppVersion, string>> {
  const first = await look();
  if (!first.ok) return first;
  if (first.value.isOneBuild) return ok(first.value.version);
  await pause();
  const second = await look();
  if (!second.ok) return second;
  const isSettled = second.value.isOneBuild || second.value.version.id === first.value.version.id;
  return isSettled ? ok(second.value.version) : fail('a deploy is under way');
}
