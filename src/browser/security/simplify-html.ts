import { truncateText } from '../../base/text/graphemes';
import { listAttributes, scanHtml } from '../../base/text/html-tokens';

/** HTML without what is not shown anyway. */
export interface SimplifiedHtml {
  readonly html: string;
  /** The data URLs of the HTML. In it, each is replaced by `data:,` and its index. */
  readonly dataUrls: readonly string[];
}

interface SimplifyOptions {
  /** The attributes that are kept. */
  readonly attributes: ReadonlySet<string>;
  /** Maximum length of the result, without data URLs (UTF-16 code units). */
  readonly maxLength: number;
}

/** Matches an entity that a cut has left unfinished. */
const UNFINISHED_ENTITY = /&#?\w{0,8}…$/;

const escapeText = (text: string) => text.replace(/</g, '&lt;');
const escapeAttribute = (value: string) => value.replace(/"/g, '&quot;');

/**
 * Reduces HTML that an editor has written to its texts, tags and the given attributes, in at most `maxLength` characters:
 * a picture as a data URL, or the styles of a word processor, must not use up the room of the text after them. Where it
 * is cut nevertheless, it ends with an ellipsis. The result still has to be sanitized.
 */
export function simplifyHtml(html: string, { attributes, maxLength }: SimplifyOptions): SimplifiedHtml {
  const dataUrls: string[] = [];
  const attribute = ([name, value]: readonly [string, string]): string => {
    if (!attributes.has(name)) return '';
    const kept = /^\s*data:/i.test(value) ? `data:,${dataUrls.push(value) - 1}` : value;
    return ` ${name}="${escapeAttribute(kept)}"`;
  };
  let result = '';
  for (const token of scanHtml(html)) {
    if (token.kind === 'text') {
      const text = escapeText(token.text);
      if (result.length + text.length > maxLength) {
        result += truncateText(text, Math.max(1, maxLength - result.length)).replace(UNFINISHED_ENTITY, '…');
        return { html: result, dataUrls };
      }
      result += text;
      continue;
    }
    const tag = `<${token.isClosing ? '/' : ''}${token.name}${listAttributes(token.attributes).map(attribute).join('')}>`;
    if (result.length + tag.length > maxLength) return { html: `${result}…`, dataUrls };
    result += tag;
  }
  return { html: result, dataUrls };
}
