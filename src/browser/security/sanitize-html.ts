import DOMPurify from 'dompurify';
import { simplifyHtml } from './simplify-html';

/**
 * Maximum length of HTML that is shown, without data URLs and what is removed anyway (UTF-16 code units); the rest is cut
 * off. Sanitizing more would block the page.
 */
const MAX_HTML_CHARS = 100_000;

/** Rules for the URLs in sanitized HTML. */
export interface HtmlUrlRules {
  /** Returns the URL of an image that may be loaded; undefined removes the image. */
  allowImage(source: string): string | undefined;
  /** Returns the target of a link; undefined leaves its text without a link. */
  allowLink(target: string): string | undefined;
}

const TAGS = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'col', 'colgroup', 'dd', 'del', 'div', 'dl', 'dt'],
  ...['em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'li', 'mark', 'ol', 'p'],
  ...['pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'u', 'ul', 'wbr'],
];
/**
 * Allowed attributes. Style, class, id, name and event attributes are not allowed, so that the content affects only
 * its container.
 */
const ATTRIBUTES = ['alt', 'colspan', 'dir', 'href', 'lang', 'rowspan', 'src'];
/**
 * Other attributes are removed before the HTML is parsed: the parser reports styles and event handlers as violations of
 * the content security policy.
 */
const KEPT_ATTRIBUTES = new Set(ATTRIBUTES);

/**
 * Converts HTML that an editor has written to DOM nodes. Removes scripts, forms, frames and styles, as well as images
 * and links that the rules refuse (POP-5). The nodes belong to an inert document until they are inserted, so that
 * nothing loads before its URL has been checked.
 */
export function sanitizeHtml(html: string, { allowImage, allowLink }: HtmlUrlRules): DocumentFragment {
  const simplified = simplifyHtml(html, { attributes: KEPT_ATTRIBUTES, maxLength: MAX_HTML_CHARS });
  const fragment = DOMPurify.sanitize(simplified.html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll('[src]')) {
    const written = element.getAttribute('src') ?? '';
    const original = simplified.dataUrls[Number(/^data:,(\d+)$/.exec(written)?.[1])] ?? written;
    const source = element.localName === 'img' ? allowImage(original) : undefined;
    if (source === undefined) element.remove();
    else element.setAttribute('src', source);
  }
  for (const element of fragment.querySelectorAll('[href]')) {
    const target = element.localName === 'a' ? allowLink(element.getAttribute('href') ?? '') : undefined;
    if (target === undefined) element.removeAttribute('href');
    else setLink(element, target);
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  return fragment;
}

/** Sets the target of a link. Links to other sites open in a new window without access to this one. */
function setLink(link: Element, target: string): void {
  link.setAttribute('href', target);
  if (target.startsWith('/')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}
