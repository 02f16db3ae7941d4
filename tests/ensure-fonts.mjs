import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './install-debian-packages.mjs';

/** A Noto font of Latin, Greek and Cyrillic, or of one of these scripts. */
const NOTO_FILE =
  /\/NotoSans(Arabic|Armenian|Bengali|Devanagari|Ethiopic|Georgian|Hebrew|Khmer|Lao|Math|Myanmar|Sinhala|Symbols2?|Tamil|Thai)?-\w+\.ttf$/;

/**
 * The Debian packages with the fonts of the tests, each with a pattern of the files that are used: the typefaces of
 * Android, for the scripts of the app's languages and of texts that people send. Without the serif, looped and Nastaliq
 * designs, which Android does not use for texts, and without historical scripts: Grantha has some letters of Tamil, so
 * that Chromium would show a Tamil word with it, and boxes for the other letters. DejaVu Sans is the wide font of
 * tests/components/wide-font.ts; a page that does not name it never gets it.
 */
const PACKAGES = new Map([
  ['fonts-roboto-unhinted', /\/Roboto-\w+\.ttf$/],
  ['fonts-noto-core', NOTO_FILE],
  ['fonts-noto-cjk', /\/NotoSansCJK-\w+\.ttc$/],
  ['fonts-noto-color-emoji', /\.ttf$/],
  ['fonts-dejavu-core', /\/DejaVuSans(-Bold)?\.ttf$/],
]);

const FOLDER = path.join(import.meta.dirname, '../.cache/test-fonts');
const CONFIG_FILE = path.join(FOLDER, 'fonts.conf');

/** Returns the font files of a package that the tests use; none if it is not installed. */
function listFontFiles(name, pattern) {
  const { stdout, error } = spawnSync('dpkg-query', ['--listfiles', name], { encoding: 'utf8' });
  if (error)
    throw new Error('The fonts of the tests come from Debian packages: dpkg-query is missing', { cause: error });
  return stdout.split('\n').filter((file) => pattern.test(file));
}

const listFonts = () => [...PACKAGES].map(([name, pattern]) => ({ name, files: listFontFiles(name, pattern) }));

/** Families for a text whose font does not exist, or lacks a character: as on Android, best first. */
const FALLBACK_FAMILIES = ['Roboto', 'Noto Sans', 'Noto Sans Arabic', 'Noto Color Emoji'];
/** Families for Chinese, Japanese and Korean, whose characters look different in each language. */
const HAN_FAMILIES = new Map([
  ['zh-hans', 'Noto Sans CJK SC'],
  ['zh-hant', 'Noto Sans CJK TC'],
  ['ja', 'Noto Sans CJK JP'],
  ['ko', 'Noto Sans CJK KR'],
]);

/** Renders a fontconfig rule that adds a family after the wanted ones, for texts of a language or for all texts. */
const renderMatch = (family, language) =>
  [
    '  <match>',
    ...(language === undefined ? [] : [`    <test name="lang" compare="contains"><string>${language}</string></test>`]),
    `    <edit name="family" mode="append_last"><string>${family}</string></edit>`,
    '  </match>',
  ].join('\n');

/** Renders a fontconfig file with which a program sees only the listed files, whatever else is installed. */
function renderConfig(files) {
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${FOLDER}/cache</cachedir>`,
    '  <selectfont>',
    '    <rejectfont><glob>*</glob></rejectfont>',
    ...files.map((file) => `    <acceptfont><glob>${file}</glob></acceptfont>`),
    '  </selectfont>',
    ...[...HAN_FAMILIES].map(([language, family]) => renderMatch(family, language)),
    ...FALLBACK_FAMILIES.map((family) => renderMatch(family)),
    '</fontconfig>',
    '',
  ].join('\n');
}

/** Writes the file unless it has this content already: other processes may be reading it. */
function writeIfChanged(file, content) {
  try {
    if (readFileSync(file, 'utf8') === content) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * Finds the fonts of the tests, or installs Debian's packages. Returns the path of a fontconfig file that shows these
 * fonts alone, for the environment variable FONTCONFIG_FILE of browsers: texts have the same width on every machine.
 * If the installation fails, the error says what to do.
 */
export function ensureFonts() {
  const missing = listFonts().filter(({ files }) => files.length === 0);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name);
    try {
      installDebianPackages(names);
    } catch (error) {
      throw new Error(`Tests need fonts that are not installed: run apt-get install ${names.join(' ')}`, {
        cause: error,
      });
    }
  }
  writeIfChanged(CONFIG_FILE, renderConfig(listFonts().flatMap(({ files }) => files)));
  return CONFIG_FILE;
}

if (process.argv[1] === import.meta.filename) console.log(ensureFonts());
