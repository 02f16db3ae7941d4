import { parseTitles } from './test-titles.mjs';

/*
 * A title is read in a list of tests and in the report of a failure, where a long one breaks over several lines. The
 * `describe` carries the subject, so that the title of a test can be short.
 */

/** The longest title of a test or of a `describe`, in characters without its clause numbers. */
export const MAX_TITLE_LENGTH = 110;

/**
 * Returns a finding for each title in a test source that is longer than MAX_TITLE_LENGTH. A placeholder counts as it is
 * written.
 *
 * @param {string} file
 * @param {string} source
 */
export const findLongTitles = (file, source) =>
  parseTitles(source)
    .filter(({ title }) => title.length > MAX_TITLE_LENGTH)
    .map(({ title }) => `${file} has a title of ${title.length} characters (${MAX_TITLE_LENGTH} allowed): ${title}`);
