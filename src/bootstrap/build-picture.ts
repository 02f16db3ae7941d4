import {
  PICTURE_ATTRIBUTES,
  PICTURE_IMAGE_URL,
  PICTURE_TAGS,
  type PictureNode,
} from '../contract/bootstrap/home-picture';

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = /^(svg|use|g|circle)$/;

/**
 * Builds the DOM node of a stored home snapshot. Throws if the snapshot contains an element or attribute that is not
 * allowed, or an image that is neither on this site nor https. The only allowed references are those of icons to the
 * sprite.
 */
export function buildPicture(node: PictureNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  if (!PICTURE_TAGS.test(tag)) throw new Error(tag);
  const element = SVG_TAGS.test(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const isAllowed = name === 'href' ? value.startsWith('#icon-') : name !== 'src' || PICTURE_IMAGE_URL.test(value);
    if (!isAllowed || !PICTURE_ATTRIBUTES.test(name)) throw new Error(name);
    element.setAttribute(name, value);
  }
  element.append(...children.map(buildPicture));
  return element;
}
