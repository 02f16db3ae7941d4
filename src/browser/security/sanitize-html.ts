import DOMPurify from 'dompurify';

/** Maximum length of HTML that is shown (characters); the rest is cut off. Sanitizing more would block the page. */
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
 * Converts HTML that an editor has written to DOM nodes. Removes scripts, forms, frames and styles, as well as images
 * and links that the rules refuse (POP-5). The nodes belong to an inert document until they are inserted, so that
 * nothing loads before its URL has been checked.
 */
export function sanitizeHtml(html: string, { allowImage, allowLink }: HtmlUrlRules): DocumentFragment {
  const fragment = DOMPurify.sanitize(withoutInlineCode(html.slice(0, MAX_HTML_CHARS)), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll('[src]')) {
    const source = element.localName === 'img' ? allowImage(element.getAttribute('src') ?? '') : undefined;
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

const TAG = /<[a-z][^<>]*>/gi;
const INLINE_CODE = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * Renames style and event attributes before parsing. The sanitizer would remove them too, but only after the parser
 * has reported them as violations of the content security policy.
 */
const withoutInlineCode = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(INLINE_CODE, '$1data-removed-$2'));

/** Sets the target of a link. Links to other sites open in a new window without access to this one. */
function setLink(link: Element, target: string): void {
  link.setAttribute('href', target);
  if (target.startsWith('/')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}
