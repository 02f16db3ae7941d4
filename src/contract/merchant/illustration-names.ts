/**
 * Situations of which a merchant may have an illustration: the names of the files below the prefix of its design, with
 * the extension `.svg`.
 */
export const ILLUSTRATION_NAMES = [
  'empty',
  'search',
  'failed',
  'maintenance',
  'denied',
  'lost',
  'offline',
  'welcome',
  'success',
  'friends',
  'chat',
  'break',
  'card',
] as const;

export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];
