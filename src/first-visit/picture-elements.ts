import type { PictureNode } from '../contract/bootstrap/home-picture';
import iconStyle from '../ui/media/icon.module.css';
import type { IconName } from '../ui/media/icon-names';

/** A class name of a CSS module; empty for none. */
export type ClassName = string | undefined;

export const withClass = (className: ClassName, attributes: Readonly<Record<string, string>> = {}) =>
  className ? { class: className, ...attributes } : attributes;
export const element = (tag: string, className: ClassName, ...children: readonly PictureNode[]): PictureNode => [
  tag,
  withClass(className),
  ...children,
];
export const icon = (name: IconName, size: number): PictureNode => [
  'svg',
  withClass(iconStyle.icon, { width: String(size), height: String(size) }),
  ['use', { href: `#icon-${name}` }],
];
export const image = (src: string, className?: ClassName): PictureNode => ['img', withClass(className, { src })];
