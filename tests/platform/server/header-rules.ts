import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { array, type InferOutput, object, parse, record, string } from 'valibot';

/** Headers by path: `pattern` is a regular expression; the first rule that matches counts. */
const headerRules = array(object({ pattern: string(), headers: record(string(), string()) }));
type HeaderRules = InferOutput<typeof headerRules>;

/** What holds for a build that brings no rules: hashed assets for ever, the rest asked for again each time. */
const DEFAULTS: HeaderRules = [
  { pattern: '^/m/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
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
    const headers = rules.find(({ pattern }) => new RegExp(pattern).test(path))?.headers ?? {};
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withLocalLines(value)]));
  };
}

/**
 * A policy that lets a worker ask any https line also lets it ask this server's own lines, which speak http:
 * `http://fair-b.localhost:8080` and its like. A frame without an origin gets its files from here too: WebKit takes `'self'`
 * for nobody in it, and where the product is deployed `https:` names its files.
 */
function withLocalLines(value: string): string {
  const lines = 'http://*.localhost:*';
  if (!/\bsandbox\b/.test(value)) return value.replace(/connect-src [^;]*\bhttps:/, (found) => `${found} ${lines}`);
  return value.replace(
    /(?:connect|script|style|img)-src [^;]*\bhttps:/g,
    (found) => `${found} ${lines} http://localhost:*`,
  );
}
