const LONGEST = 400;
const MEDIAN = 60;

const SOURCE = /^(?:src|sw|worker)\/.*(?<!\.test)\.tsx?$/;
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const ANY = /(?::\s*|<|\bas\s+|,\s*)any\b(?!\s*:)/;
const OPEN_WORK = /(?:\/\/|^\s*\/?\*).*\b(?:TODO|FIXME|XXX)\b/m;
const SILENCED = /@ts-(?:ignore|nocheck)|@ts-expect-error\s*(?:\*\/)?\s*$/;
/** What iOS 16 has not; the import map makes that the oldest iPhone system the product starts on. */
const TOO_NEW =
  /\b(?:URL\.(?:canParse|parse)|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|AbortSignal\.any|RegExp\.escape|ReadableStream\.from|Uint8Array\.from(?:Base64|Hex))\b/;
const STRING_OR_COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;

/** What the files of the repository (path → text) break of its own rules. `median`: lines of a source file. */
export function judgeRepository(files) {
  const findings = [...files].flatMap(([file, text]) => [
    ...(file.endsWith('package-lock.json') && text.includes('"resolved"') ? [`${file} names a registry`] : []),
    ...(!file.endsWith('.json') && lines(text) > LONGEST ? [`${file} has ${lines(text)} lines`] : []),
    ...(CODE.test(file) ? judgeCode(file, text) : []),
  ]);
  const median = medianOf([...files].filter(([file]) => SOURCE.test(file)).map(([, text]) => lines(text)));
  if (median >= MEDIAN) findings.push(`the median source file has ${median} lines`);
  return { findings, median };
}

function judgeCode(file, text) {
  const bare = text.replace(STRING_OR_COMMENT, (match) => (match.startsWith('/') ? '' : "''"));
  const isTypeScript = /\.tsx?$/.test(file);
  return [
    ...(isTypeScript && ANY.test(bare) ? [`${file} says any`] : []),
    ...(SOURCE.test(file) && TOO_NEW.test(bare) ? [`${file} calls what iOS 16 does not have`] : []),
    ...(OPEN_WORK.test(text) ? [`${file} leaves work open in a comment`] : []),
    ...(text.split('\n').some((line) => SILENCED.test(line)) ? [`${file} silences the compiler without a reason`] : []),
  ];
}

const lines = (text) => text.split('\n').length - 1;

function medianOf(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
