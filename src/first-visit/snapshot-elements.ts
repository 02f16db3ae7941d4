import type { SnapshotNode } from '../contract/bootstrap/home-snapshot';
import iconStyle from '../ui/media/icon.module.css';
import type { IconName } from '../ui/media/icon-names';

/** A class name of a CSS module; empty for none. */
export type ClassName = string | undefined;

export const withClass = (className: ClassName, attributes: Readonly<Record<string, string>> = {}) =>
  className ? { class: className, ...attributes } : attributes;
export const element = (tag: string, className: ClassName, ...children: readonly SnapshotNode[]): SnapshotNode => [
  tag,
  withClass(className),
  ...children,
];
export const icon = (name: IconName, size: number): SnapshotNode => [
  'svg',
  withClass(iconStyle.icon, { width: String(size), height: String(size) }),
  ['use', { href: `#icon-${name}` }],
];
export const image = (src: string, className?: ClassName): SnapshotNode => ['img', withClass(className, { src })];
