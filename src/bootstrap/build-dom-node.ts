import {
  ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN,
  ALLOWED_SNAPSHOT_TAG_PATTERN,
  type SnapshotNode,
} from '../contract/bootstrap/home-snapshot';

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = /^(svg|use|g|circle)$/;

/**
 * Builds the DOM node for a node of a stored home snapshot. Throws if the snapshot contains an element or attribute
 * that is not allowed, or an image that is neither on this site nor https. The only allowed references are those of
 * icons to the sprite.
 */
export function buildDomNode(node: SnapshotNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  if (!ALLOWED_SNAPSHOT_TAG_PATTERN.test(tag)) throw new Error(tag);
  const element = SVG_TAGS.test(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (!ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN.test(`${name}=${value}`)) throw new Error(name);
    element.setAttribute(name, value);
  }
  element.append(...children.map(buildDomNode));
  return element;
}
