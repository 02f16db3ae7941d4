import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { array, type InferOutput, object, parse, record, string } from 'valibot';

/** Headers by path: `pattern` is a regular expression; the first matching rule applies. */
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
 * Extends a policy that allows requests to any https origin to the local fallback domains, which use http, such as
 * `http://fair-b.localhost:8080`. A sandboxed frame with an opaque origin may also load its files from this server,
 * because `'self'` matches nothing there in WebKit; in production `https:` covers them.
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
