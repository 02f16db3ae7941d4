import { type HomeSnapshot, MAX_HOME_SNAPSHOT_AGE_MS, type SnapshotNode } from '../contract/bootstrap/home-snapshot';
import { isHomeWithoutFilter } from '../contract/bootstrap/home-without-filter';

/**
 * State of the page before any script has loaded. Stored records are not validated; `build` is the build
 * data of index.html.
 */
export interface HomeSnapshotUseInput {
  readonly snapshot: unknown;
  /** The theme snapshot of the last start. */
  readonly theme: unknown;
  readonly build: unknown;
  readonly chosenLanguage: unknown;
  /** Whether this tab has a session: home looks different to members. */
  readonly isMember: boolean;
  /** Whether the last start failed before anything was rendered. */
  readonly hasFailed: boolean;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly now: number;
}

/**
 * Returns the nodes of the home snapshot if this start must show it. Returns `skip` if the snapshot is usable, but
 * this start shows another page or a member's home. Returns `drop` if the snapshot is invalid, is at least a day old,
 * was taken with another style sheet, merchant or language than expected, or if the last start failed.
 */
export function decideHomeSnapshotUse({
  location,
  ...input
}: HomeSnapshotUseInput): readonly SnapshotNode[] | 'skip' | 'drop' {
  const { style, merchant, language, at, nodes } = Object(input.snapshot) as Partial<HomeSnapshot>;
  const theme = Object(input.theme);
  const age = input.now - Number(at);
  const isUsable =
    style !== undefined &&
    style === Object(input.build).style &&
    merchant === theme.merchant &&
    language === (input.chosenLanguage || theme.language) &&
    age >= 0 &&
    age < MAX_HOME_SNAPSHOT_AGE_MS &&
    !input.hasFailed;
  if (!isUsable || !Array.isArray(nodes) || nodes.length === 0) return 'drop';
  return isHomeWithoutFilter(location) && !input.isMember ? nodes : 'skip';
}
