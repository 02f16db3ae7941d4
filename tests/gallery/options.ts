import { parseArgs } from 'node:util';

/** Selection of screens, and what to do with them. A filter without values matches everything. */
export interface GalleryOptions {
  /** Parts of the names of scenes. */
  readonly screens: readonly string[];
  readonly merchants: readonly string[];
  readonly schemes: readonly string[];
  readonly languages: readonly string[];
  /** Compares the screens with the accepted ones. */
  readonly compare: boolean;
  /** Reports the accessibility violations of every screen. */
  readonly axe: boolean;
  /** Accepts the screens of the last run; takes none. */
  readonly accept: boolean;
}

const FILTER = { type: 'string', multiple: true, default: [] as string[] } as const;

const splitAll = (values: readonly string[]): readonly string[] => values.flatMap((value) => value.split(','));

/** Parses the command line. A value may contain several items, separated by commas. Throws for an unknown option. */
export function parseOptions(args: readonly string[]): GalleryOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      screen: FILTER,
      merchant: FILTER,
      scheme: FILTER,
      language: FILTER,
      compare: { type: 'boolean', default: false },
      axe: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
    },
  });
  return {
    screens: splitAll([...values.screen, ...positionals]),
    merchants: splitAll(values.merchant).map((code) => code.toUpperCase()),
    schemes: splitAll(values.scheme),
    languages: splitAll(values.language),
    compare: values.compare,
    axe: values.axe,
    accept: values.accept,
  };
}
