import path from 'node:path';

const CODE_SPAN = /`([^`\s]+)`/g;
const ROOTED = /^(?:src|sw|worker|tests|deploy|public|docs)\//;
const FILE_NAME = /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs)$/;
/** Matches texts that are not checked because they contain a wildcard or a placeholder, such as `decide-*.ts`. */
const PATTERN = /[*<>{}…]/;

/**
 * Returns a line for each path in the documents (path → text) that is neither one of the files nor one of their
 * folders. A name without a folder, as in the lists of architecture.md, must be the name of one of the files.
 */
export function findDocPathErrors(documents, files) {
  const known = new Set(files);
  for (const file of files)
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) known.add(folder);
  const names = new Set(files.map((file) => path.basename(file)));
  return [...documents].flatMap(([document, text]) =>
    [...text.matchAll(CODE_SPAN)]
      .map(([, span]) => span.replace(/\/$/, ''))
      .filter((span) => !PATTERN.test(span))
      .filter((span) => (ROOTED.test(span) ? !known.has(span) : FILE_NAME.test(span) && !names.has(span)))
      .map((span) => `${document} names ${span}, which does not exist`),
  );
}
