import { PICTURE_ATTRIBUTES, PICTURE_TAGS, type PictureNode } from '../../../contract/bootstrap/home-picture';

/** Image URLs that a home snapshot may load: of this site, or https. */
const PICTURE_IMAGE = /^(https:\/)?\/\w/;
/** Marks a text that changes every second: its box is captured, not its value. */
const LIVE_SELECTOR = '[data-live]';

/** The size of the viewport, CSS pixels. */
interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Captures the part of an element that is visible on the first screen. Returns undefined if the element is outside of
 * it, or of a type that a home snapshot must not contain. Throws if a list in it is scrolled, because the next start
 * shows lists from their beginning.
 */
export function capturePicture(element: Element, view: ViewSize): PictureNode | undefined {
  const tag = element.localName;
  if (!PICTURE_TAGS.test(tag)) return undefined;
  if (element instanceof HTMLElement && (element.hidden || !isInView(element, view))) return undefined;
  if (element.scrollLeft !== 0) throw new Error('scrolled');
  const attributes = attributesOf(element);
  if (tag === 'img' && (attributes.src === undefined || !isLoaded(element))) return undefined;
  const isLive = element.matches(LIVE_SELECTOR);
  const children = [...element.childNodes].flatMap((child): PictureNode[] => {
    if (child instanceof Text) return [isLive ? child.data.replaceAll(/\S/g, '\u2007') : child.data];
    const captured = child instanceof Element ? capturePicture(child, view) : undefined;
    return captured === undefined ? [] : [captured];
  });
  return [tag, attributes, ...children];
}

function isInView(element: HTMLElement, { width, height }: ViewSize): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < height && bottom > 0 && left < width && right > 0;
}

const isLoaded = (element: Element) => element instanceof HTMLImageElement && element.naturalWidth > 0;

function attributesOf(element: Element): Readonly<Record<string, string>> {
  const isKept = ({ name, value }: Attr) => {
    if (name === 'href') return value.startsWith('#icon-');
    return PICTURE_ATTRIBUTES.test(name) && (name !== 'src' || PICTURE_IMAGE.test(value));
  };
  return Object.fromEntries([...element.attributes].filter(isKept).map(({ name, value }) => [name, value]));
}
