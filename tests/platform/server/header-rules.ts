import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { array, type InferOutput, object, parse, record, string } from 'valibot';

/**
 * Schema of the response headers by path. `pattern` is a regular expression; the first rule that matches the path
 * applies.
 */
const headerRules = array(object({ pattern: string(), headers: record(string(), string()) }));
type HeaderRules = InferOutput<typeof headerRules>;

/** Rules for a build without headers.json: hashed assets are immutable, everything else is revalidated. */
const DEFAULT_RULES: HeaderRules = [
  { pattern: '^/m/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
];

/** Returns a function that looks up the headers of a path in dist/headers.json, which is reloaded when it changes. */
export function createHeaderLookup(distDir: string): (path: string) => Record<string, string> {
  const file = join(distDir, 'headers.json');
  let rules = DEFAULT_RULES;
  let readAt = -1;
  return (path) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changedAt !== readAt) {
      rules = changedAt < 0 ? DEFAULT_RULES : parse(headerRules, JSON.parse(readFileSync(file, 'utf8')));
      readAt = changedAt;
    }
    const headers = rules.find(({ pattern }) => new RegExp(pattern).test(path))?.headers ?? {};
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, allowLocalDomains(value)]));
  };
}

/**
 * If a content security policy allows requests to every https origin, adds the local fallback domains to it, which
 * use http, such as `http://fair-b.localhost:8080`. The policy of a sandboxed frame also gets this server as a source
 * of files, because in WebKit `'self'` matches nothing in a frame with an opaque origin. In production, `https:`
 * already allows these origins.
 */
function allowLocalDomains(value: string): string {
  const localDomains = 'http://*.localhost:*';
  if (!/\bsandbox\b/.test(value))
    return value.replace(/connect-src [^;]*\bhttps:/, (found) => `${found} ${localDomains}`);
  return value.replace(
    /(?:connect|script|style|img)-src [^;]*\bhttps:/g,
    (found) => `${found} ${localDomains} http://localhost:*`,
  );
}
