const TAG = /<(\/?)([a-z!][\w!-]*)[^<>]*>?/gi; // no `<` inside: every tag is scanned once, even in broken HTML
const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'table', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const WITHOUT_TEXT = new Set(['script', 'style']);
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

function decodeEntity(entity: string, name: string): string {
  // The first character is the only one that may be `#`.
  const number = /#x([\da-f]{1,6})$/i.exec(name) ?? /#(\d{1,7})$/.exec(name);
  if (!number?.[1]) return ENTITIES.get(name.toLowerCase()) ?? entity;
  const code = Number.parseInt(number[1], /#x/i.test(name) ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function breakAt(name: string, isClosing: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'li') return isClosing ? '\n' : '\n• ';
  return isClosing && BLOCKS.has(name) ? '\n' : '';
}

function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  let inside: string | undefined; // an element whose content is not text
  for (const { 0: tag, 1: slash, 2: tagName = '', index } of html.matchAll(TAG)) {
    const name = tagName.toLowerCase();
    const isClosing = slash === '/';
    if (inside === undefined) {
      text += html.slice(at, index) + breakAt(name, isClosing);
      if (!isClosing && WITHOUT_TEXT.has(name)) inside = name;
    } else if (isClosing && name === inside) {
      inside = undefined;
    }
    at = index + tag.length;
  }
  return inside === undefined ? text + html.slice(at) : text;
}

/**
 * Converts HTML that an editor has written to plain text, one line per block. Show the result as text only: it may
 * still look like HTML.
 */
export function htmlToPlainText(html: string): string {
  return withoutTags(html)
    .replace(/&(#?\w{1,8});/g, decodeEntity)
    .replace(/[ \t\f\r]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
