import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const NOTICE_FILE = /^(?:licen[cs]e|notice|copying|ofl)(?:[.-]\w+)*$/i;
const RULE = `\n${'-'.repeat(79)}\n\n`;

/**
 * Resolves with the notices of all packages of a release, which their licenses demand of every copy: first the
 * packages with their licenses, then each text once, after the packages that it is of.
 * @param components result of listComponents()
 */
export async function createThirdPartyNotices({ root }, components) {
  const packagesByText = new Map();
  for (const [folder, component] of components) {
    for (const text of await readNotices(path.join(root, folder))) {
      packagesByText.set(text, [...(packagesByText.get(text) ?? []), titleOf(component)]);
    }
  }
  const list = [...components.values()].map((component) => `${titleOf(component)}: ${component.license}`);
  const notices = [...packagesByText].map(([text, titles]) => `${[...new Set(titles)].join('\n')}\n\n${text}\n`);
  return [`This product contains these packages.\n\n${[...new Set(list)].join('\n')}\n`, ...notices].join(RULE);
}

const titleOf = ({ name, version }) => `${name} ${version}`;

/** Resolves with the texts of license and notice that a package has. */
async function readNotices(folder) {
  const files = (await readdir(folder)).filter((file) => NOTICE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim());
}
