const TAG = /<(\/?)([a-z!][\w!-]*)[^<>]*>?/gi; // no `<` inside: every tag is looked at once, however broken the text
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
  const number = /^#x([\da-f]{1,6})$/i.exec(name) ?? /^#(\d{1,7})$/.exec(name);
  if (!number?.[1]) return ENTITIES.get(name.toLowerCase()) ?? entity;
  const code = Number.parseInt(number[1], /^#x/i.test(name) ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function breakAt(name: string, closes: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'li') return closes ? '\n' : '\n• ';
  return closes && BLOCKS.has(name) ? '\n' : '';
}

function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  let inside: string | undefined; // an element whose content is no text
  for (const { 0: tag, 1: slash, 2: given = '', index } of html.matchAll(TAG)) {
    const name = given.toLowerCase();
    const closes = slash === '/';
    if (inside === undefined) {
      text += html.slice(at, index) + breakAt(name, closes);
      if (!closes && WITHOUT_TEXT.has(name)) inside = name;
    } else if (closes && name === inside) {
      inside = undefined;
    }
    at = index + tag.length;
  }
  return inside === undefined ? text + html.slice(at) : text;
}

/**
 * The text of an editor's HTML, a line for each block. For showing as text only: what comes out may still look like
 * HTML and is none.
 */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(#?\w{1,8});/g, decodeEntity)
    .replace(/[ \t\f\r]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
