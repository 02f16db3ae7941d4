import type { Catalogue, Translate } from './catalogue';

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/**
 * Texts straight from a catalogue, with values put in: what the first screen needs before i18next is here. The two
 * agree on every text without a plural; a test holds them to it.
 */
export function plainTexts(catalogue: Partial<Catalogue>): Translate {
  return (key, values) => {
    const text = catalogue[key] ?? '';
    if (!values) return text;
    return text.replace(PLACEHOLDER, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));
  };
}
