const MAX_FILE_LINES = 400;
/** Documents that are read as a whole, and have to stay short for that. */
const MAX_LINES_BY_FILE = { 'docs/architecture.md': 120 };
const MAX_PROSE_LINE_CHARS = 120;
/**
 * Documents with one entry a line: the changelog, so that two branches that add an entry do not change the same line, and
 * the assumptions, which are generated.
 */
const ENTRY_BY_LINE = ['docs/CHANGELOG.md', 'docs/assumptions.md'];

const SOURCE = /^(?:src|sw|worker)\/.*(?<!\.test)\.tsx?$/;
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const ANY_TYPE = /(?::\s*|<|\bas\s+|,\s*)any\b(?!\s*:)/;
const OPEN_WORK_MARK = /(?:\/\/|^\s*\/?\*).*\b(?:TODO|FIXME|XXX)\b/m;
const SILENCED_COMPILER = /@ts-(?:ignore|nocheck)|@ts-expect-error\s*(?:\*\/)?\s*$/;
/**
 * Matches APIs that some supported browsers lack: iOS 16 or older versions of Chromium. For example, Chromium before
 * 103 has no `AbortSignal.timeout`.
 */
const UNSUPPORTED_API =
  /\b(?:URL\.(?:canParse|parse)|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|AbortSignal\.(?:any|timeout)|RegExp\.escape|ReadableStream\.from|Uint8Array\.from(?:Base64|Hex))\b/;
const STRING_OR_COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;

/** Returns a line for each violation of the repository's rules in its files (path → text). */
export function findRepositoryRuleViolations(files) {
  return [...files].flatMap(([file, text]) => [
    ...(file.endsWith('package-lock.json') && text.includes('"resolved"') ? [`${file} names a registry`] : []),
    ...(!file.endsWith('.json') && countLines(text) > (MAX_LINES_BY_FILE[file] ?? MAX_FILE_LINES)
      ? [`${file} has ${countLines(text)} lines`]
      : []),
    ...(file.endsWith('.md') && !ENTRY_BY_LINE.includes(file) ? findLongProseLines(file, text) : []),
    ...(CODE.test(file) ? findCodeErrors(file, text) : []),
  ]);
}

function findCodeErrors(file, text) {
  const bare = text.replace(STRING_OR_COMMENT, (match) => (match.startsWith('/') ? '' : "''"));
  const isTypeScript = /\.tsx?$/.test(file);
  return [
    ...(isTypeScript && ANY_TYPE.test(bare) ? [`${file} uses the type any`] : []),
    ...(SOURCE.test(file) && UNSUPPORTED_API.test(bare) ? [`${file} uses an API that iOS 16 does not have`] : []),
    ...(OPEN_WORK_MARK.test(text) ? [`${file} has an open-work comment`] : []),
    ...(text.split('\n').some((line) => SILENCED_COMPILER.test(line))
      ? [`${file} silences the compiler without a reason`]
      : []),
  ];
}

/** Returns a line for each long line of a Markdown file. Rows of tables, code and what has no blank cannot be broken. */
function findLongProseLines(file, document) {
  let isCode = false;
  return document.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const text = line.trim().replace(/^(?:[-*]|\d+\.)\s+/, '');
    const canBreak = !isCode && !line.startsWith('|') && text.includes(' ');
    return canBreak && [...line].length > MAX_PROSE_LINE_CHARS
      ? [`${file}:${index + 1} has ${[...line].length} characters`]
      : [];
  });
}

const countLines = (text) => text.split('\n').length - 1;
