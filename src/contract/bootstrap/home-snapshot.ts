/**
 * Snapshot of the first screen of home as shown to a visitor: elements, classes, texts and image URLs. The app saves
 * it in localStorage when home has finished loading; on the next start an inline script of index.html shows it before
 * any other script has loaded (docs/decisions/0018-home-snapshot.md). The snapshot has no links; a link's target is in
 * {@link TAP_TARGET_ATTRIBUTE}, which nothing opens.
 */
export interface HomeSnapshot {
  /** Hash of the style sheet that the class names belong to. */
  readonly style: string;
  readonly merchant: string;
  readonly language: string;
  /** When the snapshot was saved (epoch ms). */
  readonly at: number;
  readonly nodes: readonly SnapshotNode[];
}

declare global {
  interface Window {
    /**
     * The snapshot of home as an element. The bootstrap script builds it before the body has been parsed, so that its
     * images are requested early. The property is deleted once the snapshot is in the document.
     */
    homeSnapshot?: HTMLElement | undefined;
    /** The last control that was tapped in the first picture, for the app to carry out (OFF-2.15). */
    firstTap?: HTMLElement | null | undefined;
  }
}

/**
 * Attribute of a link in a snapshot: the link's URL without campaign parameters. It is only compared with the links that
 * the app renders, so that a damaged one leads nowhere.
 */
export const TAP_TARGET_ATTRIBUTE = 'data-to';

/** A text, or an element with its attributes and children. */
export type SnapshotNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: SnapshotNode[]];

/**
 * Matches the names of the elements allowed in a snapshot. Elements that load a document, run a script, accept text
 * or open an overlay are not allowed.
 */
export const ALLOWED_SNAPSHOT_TAG_PATTERN =
  /^(a|b|bdi|button|circle|div|g|h1|h2|header|img|li|main|nav|p|section|span|strong|svg|ul|use)$/;

/**
 * Matches the attributes allowed in a snapshot, as `name=value`: those that style sheets and images need, without
 * values that load something. Images come from where {@link IMAGE_URL_PATTERN} allows, but not without a scheme,
 * icons from the sprite; the first letter of a game and a tap target may be any characters.
 */
export const ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN =
  /^((aria-current|class|c[xy]|data-(current|directional)|dir|fill|height|lang|opacity|r|stroke(-width)?|viewBox|width)=[\w .#%-]*$|data-(initial|to)=|src=((https:\/)?\/[^/\\\s]|data:image\/)|href=#icon-)/i;

/** Maximum size of a stored snapshot (characters). */
export const MAX_HOME_SNAPSHOT_CHARS = 60_000;

/**
 * Maximum age of a snapshot (ms): one day, like that of a cached status response with which the app starts
 * immediately (BOOT-5).
 */
export const MAX_HOME_SNAPSHOT_AGE_MS = 24 * 3_600_000;
