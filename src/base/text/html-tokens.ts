/** A part of HTML. Comments, and elements whose content is no text for a reader, are left out. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      /** Lower case. */
      readonly name: string;
      readonly isClosing: boolean;
      /** The attributes as they are written. */
      readonly attributes: string;
    };

/** Elements whose content is no text for a reader: the sanitizer removes them together with their content. */
const WITHOUT_TEXT = new Set(
  'script style title template noscript noembed noframes iframe svg math audio video xmp head'.split(' '),
);
const TAG_NAME = /\/?[a-z][^\s/>]*/iy;

/** Returns the index of the `>` that ends a tag, or -1: one in the quoted value of an attribute does not. */
function findTagEnd(html: string, start: number): number {
  let isValueNext = false;
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (character === '>') return at;
    if (isValueNext && (character === '"' || character === "'")) {
      at = html.indexOf(character, at + 1);
      if (at < 0) return -1;
    }
    if (!/\s/.test(character)) isValueNext = character === '=';
  }
  return -1;
}

/** Returns the index after the comment, doctype or other declaration that starts at `start`. */
function findDeclarationEnd(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = isComment ? html.indexOf('-->', start + 2) : html.indexOf('>', start);
  if (end < 0) return html.length;
  return end + (isComment ? 3 : 1);
}

/** Returns the index of the closing tag of the element `name`; the length of the HTML if there is none. */
function findClosingTag(html: string, name: string, start: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

/**
 * Splits HTML that an editor has written into texts and tags, as a browser would, also where it is broken: an unfinished
 * tag swallows the rest. Reads each character once.
 */
export function* scanHtml(html: string): Generator<HtmlToken, void> {
  let textStart = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', Math.max(textStart, at + 1))) {
    if (at < textStart) continue;
    TAG_NAME.lastIndex = at + 1;
    const tagName = TAG_NAME.exec(html)?.[0];
    const isDeclaration = tagName === undefined && /[!?/]/.test(html.charAt(at + 1));
    // Any other `<` is text, such as in `a < b`.
    if (tagName === undefined && !isDeclaration) continue;
    if (at > textStart) yield { kind: 'text', text: html.slice(textStart, at) };
    if (tagName === undefined) {
      textStart = findDeclarationEnd(html, at);
      continue;
    }
    const start = at + 1 + tagName.length;
    const end = findTagEnd(html, start);
    if (end < 0) return;
    const isClosing = tagName.startsWith('/');
    const name = tagName.replace('/', '').toLowerCase();
    textStart = end + 1;
    if (!WITHOUT_TEXT.has(name)) yield { kind: 'tag', name, isClosing, attributes: html.slice(start, end) };
    else if (!isClosing) textStart = findClosingTag(html, name, textStart);
  }
  if (textStart < html.length) yield { kind: 'text', text: html.slice(textStart) };
}

const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Returns the attributes of a tag, in their order: the name in lower case, and the value as it is written. */
export function listAttributes(attributes: string): readonly (readonly [name: string, value: string])[] {
  return [...attributes.matchAll(ATTRIBUTE)].map(({ 1: name = '', 2: value = '' }) => [
    name.toLowerCase(),
    /^["']/.test(value) ? value.slice(1, -1) : value,
  ]);
}
