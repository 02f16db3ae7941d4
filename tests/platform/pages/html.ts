import { escapeXml } from '../art/escape-xml';

/** HTML that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[];

/** A piece of a page: texts put into it are escaped, pieces are not. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const filled = parts.map((part, at) => htmlOf(part) + (strings[at + 1] ?? ''));
  return new Html((strings[0] ?? '') + filled.join(''));
}

function htmlOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeXml(String(part));
  return part.map(({ text }) => text).join('');
}
