import { decodeEntities } from '../contract/text/decode-entities';
import { listAttributes, scanHtml } from './text/html-tokens';

/** What a reader sees of HTML that an editor has written. */
export interface HtmlContent {
  /** One line per block. Show it as text only: it may still look like HTML. */
  readonly text: string;
  /** The sources of the pictures, in their order. */
  readonly pictures: readonly string[];
}

const BLOCKS = new Set('p div section blockquote ul ol dl dt dd table tr td th h1 h2 h3 h4 h5 h6'.split(' '));

function breakAt(name: string, isClosing: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'li') return isClosing ? '\n' : '\n• ';
  return isClosing && BLOCKS.has(name) ? '\n' : '';
}

const sourceOf = (attributes: string) => listAttributes(attributes).find(([name]) => name === 'src')?.[1] ?? '';

/** Reads what a reader sees of HTML that an editor has written: its text and the sources of its pictures. */
export function readHtmlContent(html: string): HtmlContent {
  const texts: string[] = [];
  const pictures: string[] = [];
  for (const token of scanHtml(html)) {
    if (token.kind === 'text') texts.push(decodeEntities(token.text));
    else texts.push(breakAt(token.name, token.isClosing));
    if (token.kind === 'tag' && token.name === 'img') pictures.push(decodeEntities(sourceOf(token.attributes)));
  }
  const text = texts
    .join('')
    .replace(/[ \t\f\r\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    // An item of a list that an editor has emptied.
    .replace(/^• ?(?:\n|$)/gm, '')
    .trim();
  return { text, pictures };
}

/**
 * Converts HTML that an editor has written to plain text, one line per block. Show the result as text only: it may
 * still look like HTML.
 */
export const htmlToPlainText = (html: string): string => readHtmlContent(html).text;
