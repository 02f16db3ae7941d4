/** Names of the characters 160 to 255, in this order: the entities of ISO 8859-1. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const FIRST_LATIN_1 = 160;

/** Characters 128 to 159 of Windows-1252, which `&#150;` and others mean in HTML. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_WINDOWS_1252 = 128;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCharCode(FIRST_LATIN_1 + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['bull', '•'],
  ['star', '☆'],
  ['starf', '★'],
  ['spades', '♠'],
  ['clubs', '♣'],
  ['hearts', '♥'],
  ['diams', '♦'],
  ['check', '✓'],
  ['larr', '←'],
  ['uarr', '↑'],
  ['rarr', '→'],
  ['darr', '↓'],
  ['euro', '€'],
  ['trade', '™'],
  ['minus', '−'],
  ['infin', '∞'],
  ['ge', '≥'],
  ['le', '≤'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwsp', '\u200b'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
]);

/** The entities that browsers also know in upper case. */
const IN_UPPER_CASE = new Set(['AMP', 'LT', 'GT', 'QUOT', 'COPY', 'REG']);

function decodeNumber(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || code > 0x10ffff || isSurrogate) return '';
  return WINDOWS_1252[code - FIRST_WINDOWS_1252] ?? String.fromCodePoint(code);
}

function decodeEntity(entity: string, hex: string | undefined, decimal: string | undefined, name = ''): string {
  if (hex !== undefined) return decodeNumber(Number.parseInt(hex, 16));
  if (decimal !== undefined) return decodeNumber(Number.parseInt(decimal, 10));
  return ENTITIES.get(IN_UPPER_CASE.has(name) ? name.toLowerCase() : name) ?? entity;
}

/**
 * Decodes the entities in a text that an editor has written: `Tom &amp; Jerry`, `&ldquo;Bonus&rdquo;`, `&#8217;`.
 * Knows those of HTML 4 that texts contain; any other stays as it is.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}));/gi, decodeEntity) : text;

/**
 * Maximum length of a title or a name of an editor (UTF-16 code units). Far longer than any that is meant:
 * the layout of a page with a hundred of 10,000 takes a browser half a minute.
 */
export const MAX_EDITOR_TEXT_LENGTH = 2_000;

/** What belongs to the character before it: the second half of a code point, a mark, a tone of skin, a joiner. */
const CONTINUES = /^(?:[\udc00-\udfff\p{M}\u200d]|\p{EMod})/u;

/** Decodes the entities in a title or name that an editor has written, and shortens one that is too long (API-7.4). */
export function readEditorText(text: string): string {
  const decoded = decodeEntities(text);
  if (decoded.length <= MAX_EDITOR_TEXT_LENGTH) return decoded;
  let end = MAX_EDITOR_TEXT_LENGTH - 1;
  while (end > 0 && (CONTINUES.test(decoded.slice(end, end + 2)) || decoded[end - 1] === '\u200d')) end -= 1;
  return `${decoded.slice(0, end)}…`;
}
