import { escapeXml } from '../art/escape-xml';

/** HTML that is safe to insert into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Interpolation = Html | string | number | readonly Html[];

/** Template tag for HTML: interpolated text is escaped, interpolated `Html` is not. */
export function html(strings: TemplateStringsArray, ...values: Interpolation[]): Html {
  const filled = values.map((value, at) => htmlOf(value) + (strings[at + 1] ?? ''));
  return new Html((strings[0] ?? '') + filled.join(''));
}

function htmlOf(value: Interpolation): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeXml(String(value));
  return value.map(({ text }) => text).join('');
}
