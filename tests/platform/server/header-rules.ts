import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { array, type InferOutput, object, optional, parse, picklist, record, string } from 'valibot';

/**
 * Schema of the response headers by path. `pattern` is a regular expression; the first rule that matches the path
 * applies. `serve` decides what is served: the file, the file of the host, or the document of the host (`page`). `type`
 * replaces the media type of the file's extension.
 */
const headerRule = object({
  pattern: string(),
  serve: picklist(['file', 'host-file', 'page']),
  headers: record(string(), string()),
  type: optional(string()),
});
const headerRules = array(headerRule);
export type HeaderRule = InferOutput<typeof headerRule>;

const REVALIDATED = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
/** Rules for a build without headers.json: hashed assets are immutable, everything else is revalidated. */
const DEFAULT_RULES: readonly HeaderRule[] = [
  { pattern: '^/m/assets/', serve: 'file', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '^/m/[^?&%]*\\.(?!html$)[A-Za-z0-9]+$', serve: 'file', headers: REVALIDATED },
  { pattern: '^/m/', serve: 'page', headers: REVALIDATED },
  { pattern: '^/mobile/mc/', serve: 'file', headers: REVALIDATED },
];

/**
 * Returns a function that looks up the rule of a path in dist/headers.json, which is reloaded when it changes. The
 * function returns `undefined` for a path that is not served from the build.
 */
export function createHeaderLookup(distDir: string): (path: string) => HeaderRule | undefined {
  const file = join(distDir, 'headers.json');
  let rules = DEFAULT_RULES;
  let readAt = -1;
  return (path) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changedAt !== readAt) {
      rules = changedAt < 0 ? DEFAULT_RULES : parse(headerRules, JSON.parse(readFileSync(file, 'utf8')));
      readAt = changedAt;
    }
    const rule = rules.find(({ pattern }) => new RegExp(pattern).test(path));
    if (rule === undefined) return undefined;
    const headers = Object.entries(rule.headers).map(([name, value]) => [name, allowLocalDomains(value)]);
    return { ...rule, headers: Object.fromEntries(headers) };
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
