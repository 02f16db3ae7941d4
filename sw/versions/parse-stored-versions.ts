import { array, boolean, number, object, optional, picklist, string } from 'valibot';
import { parseValidEntries } from '../../src/base/parse-valid';
import type { StoredVersions } from './stored-versions';

/** A version in the database. URLs and hashes were validated when its manifest was parsed. */
const storedVersion = object({
  id: string(),
  build: string(),
  released: optional(number()),
  isPartial: optional(boolean()),
  serviceWorker: optional(picklist(['on', 'pass', 'off']), 'on'),
  files: array(object({ url: string(), bytes: number(), sha256: string(), group: picklist(['critical', 'lazy']) })),
});

/** Parses the record of versions. Drops invalid versions; an invalid record counts as empty. */
export const parseStoredVersions = (record: unknown): StoredVersions => parseValidEntries(storedVersion, record);
