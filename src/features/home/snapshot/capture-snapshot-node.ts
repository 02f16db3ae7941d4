import { removeCampaignParams } from '../../../base/campaign-params';
import {
  ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN,
  ALLOWED_SNAPSHOT_TAG_PATTERN,
  type SnapshotNode,
  TAP_TARGET_ATTRIBUTE,
} from '../../../contract/bootstrap/home-snapshot';

/**
 * Selects elements whose text changes every second. In the snapshot, each character of the text is replaced by a space
 * of the same width.
 */
const LIVE_SELECTOR = '[data-live]';
/**
 * Selects elements of which a snapshot has the place without the content, whose style is in a file that the next start
 * loads after the first picture.
 */
const PLACE_ONLY_SELECTOR = '[data-place-only]';

/** The size of the viewport (CSS px). */
interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a snapshot of the part of an element that is visible on the first screen. Returns undefined if the element
 * is hidden, not on the first screen, an image that has not loaded, or of a type that a home snapshot must not
 * contain. Throws if a list in the element is scrolled horizontally, because the next start shows lists from their
 * beginning.
 */
export function captureSnapshotNode(element: Element, view: ViewSize): SnapshotNode | undefined {
  const tag = element.localName;
  if (!ALLOWED_SNAPSHOT_TAG_PATTERN.test(tag)) return undefined;
  if (element instanceof HTMLElement && (element.hidden || !isInView(element, view))) return undefined;
  if (element.scrollLeft !== 0) throw new Error('scrolled');
  const attributes = attributesOf(element);
  if (tag === 'img' && (attributes.src === undefined || !isLoaded(element))) return undefined;
  const isLive = element.matches(LIVE_SELECTOR);
  const kept = element.matches(PLACE_ONLY_SELECTOR) ? [] : [...element.childNodes];
  const children = kept.flatMap((child): SnapshotNode[] => {
    if (child instanceof Text) return [isLive ? child.data.replaceAll(/\S/g, '\u2007') : child.data];
    const captured = child instanceof Element ? captureSnapshotNode(child, view) : undefined;
    return captured === undefined ? [] : [captured];
  });
  return [tag, attributes, ...children];
}

/** Whether a part of an element is on the first screen. */
export function isInView(element: Element, { width, height }: ViewSize): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < height && bottom > 0 && left < width && right > 0;
}

const isLoaded = (element: Element) => element instanceof HTMLImageElement && element.naturalWidth > 0;

function attributesOf(element: Element): Readonly<Record<string, string>> {
  const isKept = ({ name, value }: Attr) => ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN.test(`${name}=${value}`);
  const kept = [...element.attributes].filter(isKept).map(({ name, value }) => [name, value]);
  const target = element.localName === 'a' && element.getAttribute('href');
  if (target) kept.push([TAP_TARGET_ATTRIBUTE, removeCampaignParams(target, location.origin)]);
  return Object.fromEntries(kept);
}
