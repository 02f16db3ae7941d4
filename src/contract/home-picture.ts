import { HOME_PATHS } from './paths';

/**
 * The picture of home: what its first screen showed to a visitor, as elements, classes, texts and image addresses. The
 * app saves it in localStorage when home has settled; on the next start an inline script of index.html shows it before
 * any other script has arrived (docs/decisions/0018-home-picture.md). It has no links and takes no taps.
 */
export interface HomePicture {
  /** The style sheet of index.html for which the classes are. */
  readonly style: string;
  readonly merchant: string;
  readonly language: string;
  /** Epoch milliseconds at which it was saved. */
  readonly at: number;
  readonly nodes: readonly PictureNode[];
}

/** A text, or an element with its attributes and children. */
export type PictureNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: PictureNode[]];

/** Elements of a picture. Without those that load a document, run a script, take input or are overlays. */
export const PICTURE_TAGS =
  /^(a|b|bdi|button|circle|div|g|h1|h2|header|img|li|main|nav|p|section|span|strong|svg|ul|use)$/;

/** Attributes of a picture: what style sheets and images need. */
export const PICTURE_ATTRIBUTES =
  /^(aria-current|class|cx|cy|data-(current|directional|initial)|dir|fill|height|href|lang|opacity|r|src|stroke|stroke-width|viewBox|width)$/;

/** Image addresses of a picture: of this site, or https. */
export const PICTURE_IMAGE_URL = /^(https:\/)?\/\w/;

/** Whether a URL shows home itself: not a category, and not the search. */
export const isPlainHome = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  HOME_PATHS.includes(pathname) && !/[?&](category|search)=/.test(search);

/** Longest stored picture (characters). */
export const MAX_PICTURE_CHARS = 60_000;

/** How long a picture is used (ms): as long as a cached status starts the app without the network (BOOT-5). */
export const MAX_PICTURE_AGE_MS = 24 * 3_600_000;
