/** A part of the score: its points beside the base of 100, the most that the part can have, and the reason. */
export interface ObservatoryPart {
  readonly part: string;
  readonly points: number;
  readonly best: number;
  readonly reason: string;
}

interface ScoredSite {
  /** Headers of a page over https, by name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The HTML of that page. */
  readonly html: string;
}

/** Sources that allow nearly everything. */
const BROAD = /^(ftp:|http:|https:|\*|https?:\/\/\*(\.\*)?)$/;
const SIX_MONTHS_S = 15_768_000;

function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function scorePolicy(text = ''): ObservatoryPart {
  const part = 'content-security-policy';
  const rate = (points: number, reason: string) => ({ part, points, best: 10, reason });
  const policy = parsePolicy(text);
  const fallback = policy.get('default-src');
  if (text === '') return rate(-25, 'none');
  const [script = ['*'], object = ['*'], style = ['*']] = ['script-src', 'object-src', 'style-src'].map(
    (name) => policy.get(name) ?? fallback,
  );
  const isUnsafe = (source: string) => BROAD.test(source) || /^('unsafe-inline'|data:)$/.test(source);
  if (script.some(isUnsafe) || object.some((source) => BROAD.test(source))) return rate(-20, 'unsafe scripts');
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return rate(-20, 'insecure scheme');
  if ([...script, ...style].includes("'unsafe-eval'")) return rate(-10, 'eval');
  if (style.some(isUnsafe)) return rate(0, 'unsafe styles');
  return fallback?.join() === "'none'" ? rate(10, 'nothing unsafe') : rate(5, "default-src is not 'none'");
}

function scoreTransport(text = ''): ObservatoryPart {
  const seconds = Number(/max-age=(\d+)/.exec(text)?.[1] ?? -1);
  const points = seconds < 0 ? -20 : seconds < SIX_MONTHS_S ? -10 : 0;
  return {
    part: 'strict-transport-security',
    points,
    best: 5,
    reason: 'only the owner of a domain can enter it into the preload list of the browsers',
  };
}

function scoreScripts(html: string): ObservatoryPart {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
  const isForeign = scripts.some((tag) => /\bsrc="?(https?:)?\/\//.test(tag));
  const hasIntegrity = scripts.length > 0 && scripts.every((tag) => /\bintegrity=/.test(tag));
  return {
    part: 'subresource-integrity',
    points: isForeign && !hasIntegrity ? -5 : hasIntegrity ? 5 : 0,
    best: 5,
    reason: 'the scripts are of this site; the service worker verifies the hash of each file that it stores',
  };
}

/**
 * Scores a page by the published rules of MDN's HTTP Observatory, which starts at 100 and adds what is beyond it only
 * from 90 points on. Their tests of redirects and of cross-origin sharing add nothing; the maximum is 145.
 */
export function scoreByObservatoryRules({ headers, html }: ScoredSite): readonly ObservatoryPart[] {
  const isSet = (name: string, pattern: RegExp) => pattern.test(headers[name] ?? '');
  const ancestors = parsePolicy(headers['content-security-policy'] ?? '').get('frame-ancestors');
  const isPrivate = isSet('referrer-policy', /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/);
  return [
    scorePolicy(headers['content-security-policy']),
    { part: 'cookies', points: headers['set-cookie'] ? -20 : 0, best: 5, reason: 'a page sets no cookie' },
    scoreTransport(headers['strict-transport-security']),
    scoreScripts(html),
    {
      part: 'referrer-policy',
      points: isPrivate ? 5 : headers['referrer-policy'] ? -5 : 0,
      best: 5,
      reason: 'paths stay on this site',
    },
    {
      part: 'x-content-type-options',
      points: isSet('x-content-type-options', /^nosniff$/) ? 0 : -5,
      best: 0,
      reason: 'types are not guessed',
    },
    {
      part: 'x-frame-options',
      points: ancestors && !ancestors.some((source) => BROAD.test(source)) ? 5 : -20,
      best: 5,
      reason: 'frame-ancestors',
    },
    {
      part: 'cross-origin-resource-policy',
      points: isSet('cross-origin-resource-policy', /^same-(origin|site)$/) ? 10 : 0,
      best: 10,
      reason: 'files are for this site',
    },
  ];
}
