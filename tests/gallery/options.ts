import { parseArgs } from 'node:util';
import type { ScreenSize } from './scenes/scene';

/** A small phone, on which faults show first. */
const SMALL_PHONE = '360x800';

/** Selection of screens, and what to do with them. A filter without values matches everything. */
export interface GalleryOptions {
  /** Only scenes whose name contains one of these texts are taken; all scenes if empty. */
  readonly screens: readonly string[];
  readonly merchants: readonly string[];
  readonly schemes: readonly string[];
  /** Codes of the languages to take, such as `EN`; if empty, a few languages are taken. */
  readonly languages: readonly string[];
  /** Size of the screen for scenes without a size of their own (CSS px). */
  readonly size: ScreenSize;
  /** Whether to compare the screenshots with the accepted ones. */
  readonly compare: boolean;
  /** Whether to report the accessibility violations of every screen. */
  readonly axe: boolean;
  /** Whether to accept the screenshots of the last run instead of taking new ones. */
  readonly accept: boolean;
}

const FILTER = { type: 'string', multiple: true, default: [] as string[] } as const;

const splitAll = (values: readonly string[]): readonly string[] => values.flatMap((value) => value.split(','));

function parseSize(value: string): ScreenSize {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(value) ?? [];
  if (!width || !height) throw new Error(`--size must be WIDTHxHEIGHT, not ${value}`);
  return { width: Number(width), height: Number(height) };
}

/** Parses the command line. A value may contain several items, separated by commas. Throws for an unknown option. */
export function parseGalleryOptions(args: readonly string[]): GalleryOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      screen: FILTER,
      merchant: FILTER,
      scheme: FILTER,
      language: FILTER,
      size: { type: 'string', default: SMALL_PHONE },
      compare: { type: 'boolean', default: false },
      axe: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
    },
  });
  return {
    screens: splitAll([...values.screen, ...positionals]),
    merchants: splitAll(values.merchant).map((code) => code.toUpperCase()),
    schemes: splitAll(values.scheme),
    languages: splitAll(values.language).map((code) => code.toUpperCase()),
    size: parseSize(values.size),
    compare: values.compare,
    axe: values.axe,
    accept: values.accept,
  };
}
