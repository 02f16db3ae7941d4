import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'acorn';
import { listFiles } from '../../../deploy/build/list-files.mjs';

/** Scripts in documents, except data. */
const INLINE_SCRIPT = /<script(?![^>]*(?:json|importmap))[^>]*>(.*?)<\/script>/gs;
/** Catalogues have no code, and the documents of the hosts have the scripts of the shell. */
const WITHOUT_OWN_CODE = /^(?:hosts|m\/assets\/texts-[^/]*)\//;

/**
 * Resolves with the regular expressions of all scripts of a build, and with the file of each. Those that
 * `new RegExp()` creates are not known.
 *
 * @param {string} dist
 */
export async function collectExpressions(dist) {
  /** @type {Map<string, { pattern: string, flags: string, file: string }>} */
  const expressions = new Map();
  for (const file of await listFiles(dist)) {
    if (!/\.(?:js|mjs|html)$/.test(file) || WITHOUT_OWN_CODE.test(file)) continue;
    const text = await readFile(path.join(dist, file), 'utf8');
    const scripts = file.endsWith('.html') ? [...text.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code) : [text];
    for (const code of scripts) {
      parse(code, {
        ecmaVersion: 'latest',
        sourceType: 'module',
        onToken({ type, value }) {
          if (type.label === 'regexp')
            expressions.set(String(value.value ?? `/${value.pattern}/${value.flags}`), { ...value, file });
        },
      });
    }
  }
  return expressions;
}
