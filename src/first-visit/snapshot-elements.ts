import {
  ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN,
  type SnapshotNode,
  TAP_TARGET_ATTRIBUTE,
} from '../contract/bootstrap/home-snapshot';
import iconStyle from '../ui/media/icon.module.css';
import type { IconName } from '../ui/media/icon-names';

/** A class name of a CSS module; undefined or an empty string if there is none. */
export type ClassName = string | undefined;

/** Returns the attributes of an element, with a `class` if the class name is not empty. */
export const createClassAttributes = (className: ClassName, attributes: Readonly<Record<string, string>> = {}) =>
  className ? { class: className, ...attributes } : attributes;

/** Creates the snapshot node of an element with this tag, class name and children. */
export const createElementNode = (
  tag: string,
  className: ClassName,
  ...children: readonly SnapshotNode[]
): SnapshotNode => [tag, createClassAttributes(className), ...children];

/** Creates the snapshot node of a link with this tap target. */
export const createLinkNode = (
  target: string,
  className: ClassName,
  ...children: readonly SnapshotNode[]
): SnapshotNode => ['a', createClassAttributes(className, { [TAP_TARGET_ATTRIBUTE]: target }), ...children];

/** Returns the snapshot node of an icon of the sprite. @param size edge length (px) */
export const createIconNode = (name: IconName, size: number): SnapshotNode => [
  'svg',
  createClassAttributes(iconStyle.icon, { width: String(size), height: String(size), viewBox: '0 0 24 24' }),
  ['use', { href: `#icon-${name}` }],
];

/**
 * Returns an array with the snapshot node of an image; empty if there is no image, or if a snapshot must not contain
 * its URL: the app shows a picture without a scheme, the first screen does not.
 */
export const createImageNodes = (
  src: string,
  className?: ClassName,
  size: Readonly<Record<string, string>> = {},
): readonly SnapshotNode[] =>
  ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN.test(`src=${src}`)
    ? [['img', createClassAttributes(className, { ...size, src })]]
    : [];
