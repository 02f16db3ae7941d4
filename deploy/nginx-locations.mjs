import { CONTENT_TYPES, DEFAULT_CONTENT_TYPE, hasCharset } from './content-types.mjs';
import {
  HOME_REDIRECT_TARGET,
  REDIRECT_AND_ERROR_HEADERS,
  REDIRECTED_HOME_PATHS,
  REDIRECTED_HOME_PATTERN,
  REDIRECTED_HOME_QUERY_PATTERN,
} from './headers.mjs';

/** The folder that deploy/nginx.conf includes the configuration of the deployment from. */
export const SITE_ROOT = '/srv/fairground/current';

/** The port that nginx listens on: an unprivileged one, so that it needs no root. deploy/nginx.conf has it too. */
export const NGINX_PORT = 8080;

/**
 * Renders the folder that nginx serves files from, as nginx sees it. It is part of the configuration and no link that
 * is resolved for each request: a release and the policy of its documents then change together, with the
 * configuration (OPS-6). Throws if the path contains a character that means something in a string of nginx.
 */
export function renderNginxRoot(root) {
  if (/["$\\\n]/.test(root)) throw new Error(`nginx cannot serve the folder ${root}`);
  return `root "${root}";\n`;
}

/**
 * Renders the rules of headers.mjs as nginx locations. As in headers.mjs, the first regular expression that matches
 * applies. deploy/nginx.conf includes the result.
 */
export function renderNginxLocations(rules) {
  const redirects = [
    ...REDIRECTED_HOME_PATHS.map((path) => redirectHome(`= ${path}`)),
    redirectHome(`~ "${REDIRECTED_HOME_PATTERN}"`),
    redirectHome(`~ "${REDIRECTED_HOME_QUERY_PATTERN}"`, '&$1'),
  ];
  return [...redirects, ...rules.map(location)].join('\n');
}

const renderMap = (variables, entries) => [
  `map ${variables} {`,
  ...entries.map(([key, to]) => `  ${key} ${to};`),
  '}',
  '',
];

/**
 * Renders the maps that choose the folder of a request's document by its host (OPS-2); nginx gives `$host` in lower
 * case, without port and without a dot at its end. A link to a fallback domain that the settings do not list names the
 * merchant, whose document is then served. A map ignores the case of plain texts, but not of regular expressions.
 */
export function renderNginxHosts(hosts, merchants) {
  return [
    ...renderMap('$host $listed_host', [['default', '_'], ...hosts.map((host) => [`"${host}"`, `"${host}"`])]),
    ...renderMap('"$listed_host:$arg_merchant" $document_host', [
      ['default', '$listed_host'],
      ...merchants.map((code) => [`"~^_:${code}$"`, `"_${code}"`]),
    ]),
  ].join('\n');
}

/**
 * Renders the nginx `server` block for the separate host of the captcha provider's frame. Without such a host
 * (`captchaFrame` is empty), renders only a comment.
 */
export function renderNginxCaptchaServer(captchaFrame, rules) {
  if (captchaFrame === '')
    return '# "captchaFrame" of deploy/settings.json is not set: the frame has an opaque origin.\n';
  const lines = rules.flatMap((rule) => location(rule).trimEnd().split('\n'));
  return [
    'server {',
    `  listen ${NGINX_PORT}; # TLS ends in front of this server`,
    `  server_name ${new URL(captchaFrame).hostname};`,
    ...lines.map((line) => `  ${line}`),
    `  include ${SITE_ROOT}/nginx-errors.conf;`,
    '  location / {',
    '    return 404;',
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * Renders the media types of the files. nginx adds `charset=utf-8` to `text/html` without being told so, and warns
 * about its repetition.
 */
export function renderNginxTypes() {
  const withCharset = new Set(Object.values(CONTENT_TYPES).filter((type) => hasCharset(type) && type !== 'text/html'));
  return [
    'types {',
    ...Object.entries(CONTENT_TYPES).map(([extension, type]) => `  ${type} ${extension};`),
    '}',
    `default_type ${DEFAULT_CONTENT_TYPE};`,
    'charset utf-8;',
    `charset_types ${[...withCharset].join(' ')};`,
    '',
  ].join('\n');
}

/**
 * Status codes that nginx itself responds with, and their texts, of which some are translated. Errors of the platform
 * are forwarded unchanged.
 */
export const NGINX_ERRORS = new Map([
  [400, 'bad request'],
  [403, 'forbidden'],
  [404, 'not found'],
  [405, 'method not allowed'],
  [413, 'too large'],
  [414, 'address too long'],
  [429, 'too many requests'],
  [500, 'internal error'],
  [502, 'bad gateway'],
  [503, 'unavailable'],
  [504, 'gateway timeout'],
]);

/** The errors that a member may meet on a page, and which text in the language of the host they show (I18N-1). */
const TRANSLATED_ERRORS = new Map([
  [429, 'busy'],
  [500, 'down'],
  [502, 'down'],
  [503, 'down'],
  [504, 'down'],
]);
/** The texts in English, for a build without catalogues. */
const ENGLISH = { lang: 'en', dir: 'ltr', busy: 'Too many requests', down: 'Unavailable', retry: 'Retry' };

/**
 * Renders the maps of the texts of error pages in the language of the request's document. Throws if a text contains a
 * character that means something in a string of nginx.
 * @param languages BCP 47 tags by folder of a document
 * @param texts texts by language, see deploy/documents/start-texts.ts
 */
export function renderNginxErrorTexts(languages, texts) {
  const quote = (text) => {
    if (/["$\\]/.test(text)) throw new Error(`nginx cannot show the text ${text}`);
    return `"${text}"`;
  };
  const english = texts.find(({ lang }) => lang === 'en') ?? ENGLISH;
  const entries = [...languages].map(([folder, tag]) => [quote(folder), quote(tag)]);
  return [
    ...renderMap('$document_host $error_lang', [['default', 'en'], ...entries]),
    ...['dir', 'busy', 'down', 'retry'].flatMap((name) =>
      renderMap(`$error_lang $error_${name}`, [
        ['default', quote(english[name])],
        ...texts.map((language) => [quote(language.lang), quote(language[name])]),
      ]),
    ),
  ].join('\n');
}

const renderErrorPage = (name) =>
  [
    '<!doctype html><html lang=$error_lang dir=$error_dir><meta charset=utf-8>',
    "<meta name=viewport content='width=device-width'><meta name=color-scheme content='light dark'>",
    `<title>$error_${name}</title><p>$error_${name}</p><p><a href=''>$error_retry</a></p>`,
  ].join('');

/**
 * Renders the error pages with the common headers. They must not be cached, because a missing file may exist after
 * the next deploy. Not in named locations: nginx cannot enter one for a request whose path it could not read, and
 * would respond to a 400 with its own page of a 500, without the headers.
 */
export function renderNginxErrorPages() {
  return [...NGINX_ERRORS]
    .flatMap(([code, text]) => {
      const translated = TRANSLATED_ERRORS.get(code);
      return [
        `error_page ${code} /__error/${code};`,
        `location = /__error/${code} {`,
        '  internal;',
        '  types {}',
        `  default_type ${translated ? 'text/html' : 'text/plain'};`,
        ...addHeaders(REDIRECT_AND_ERROR_HEADERS),
        `  return ${code} "${translated ? renderErrorPage(translated) : text}\\n";`,
        '}',
        '',
      ];
    })
    .join('\n');
}

/** Files that a configured site has: the document of unlisted hosts, and the manifest of the build. */
const NEEDED_FILES = ['/hosts/_/m/index.html', '/m/asset-manifest.json'];

/**
 * Renders the probes of a supervisor such as Kubernetes: whether nginx responds, and whether a configured site is
 * there to be served. Neither asks the platform: without it the app still starts from its cache, and a server that is
 * taken out because of it could not. Only a failed one is logged.
 */
export function renderNginxProbes() {
  const probe = (path, text, checks) => [
    `location = ${path} {`,
    '  access_log off;',
    '  types {}',
    '  default_type text/plain;',
    ...addHeaders(REDIRECT_AND_ERROR_HEADERS),
    ...checks,
    `  return 200 "${text}\\n";`,
    '}',
    '',
  ];
  const checks = NEEDED_FILES.map((file) => `  if (!-f "$document_root${file}") { return 503; }`);
  return [...probe('/healthz', 'ok', []), ...probe('/readyz', 'ready', checks)].join('\n');
}

const addHeaders = (headers) =>
  Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);

const redirectHome = (match, gluedQuery = '') =>
  [
    `location ${match} {`,
    ...addHeaders(REDIRECT_AND_ERROR_HEADERS),
    `  return 302 ${HOME_REDIRECT_TARGET}${gluedQuery}$is_args$args;`,
    '}',
    '',
  ].join('\n');

/** The file that each kind of rule serves; see headers.mjs. */
const SERVED = {
  file: '$uri',
  page: '/hosts/$document_host/m/index.html',
  'host-file': '/hosts/$document_host$uri',
};

function location({ pattern, serve, headers, type }) {
  const types = type === undefined ? [] : ['  types {}', `  default_type ${type};`];
  return [
    `location ~ "${pattern}" {`,
    `  try_files ${SERVED[serve]} =404;`,
    ...types,
    ...addHeaders(headers),
    '}',
    '',
  ].join('\n');
}
