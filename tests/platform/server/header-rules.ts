import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { array, type InferOutput, object, parse, record, string } from 'valibot';

/** Headers by path: `pattern` is a regular expression; every rule that matches adds its headers, the last one wins. */
const headerRules = array(object({ pattern: string(), headers: record(string(), string()) }));
type HeaderRules = InferOutput<typeof headerRules>;

/** What holds for a build that brings no rules: hashed assets for ever, the rest asked for again each time. */
const DEFAULTS: HeaderRules = [
  { pattern: '.*', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
  { pattern: '^/m/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '^/m/sw\\.js$', headers: { 'Service-Worker-Allowed': '/m/' } },
];

/** Reads dist/headers.json, again whenever a build has rewritten it. */
export function loadHeaderRules(distDir: string): (path: string) => Record<string, string> {
  const file = join(distDir, 'headers.json');
  let rules = DEFAULTS;
  let readAt = -1;
  return (path) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changedAt !== readAt) {
      rules = changedAt < 0 ? DEFAULTS : parse(headerRules, JSON.parse(readFileSync(file, 'utf8')));
      readAt = changedAt;
    }
    const matching = rules.filter(({ pattern }) => new RegExp(pattern).test(path));
    return Object.assign({}, ...matching.map(({ headers }) => headers));
  };
}
