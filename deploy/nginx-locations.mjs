import { HOME, SENT_HOME } from './headers.mjs';

/**
 * The rules of headers.mjs as nginx locations: nginx too takes the first regular expression that matches.
 * deploy/nginx.conf includes the result, so that the policy stands in one place.
 */
export function nginxLocations(rules) {
  return [...SENT_HOME.map(sendHome), ...rules.map(location)].join('\n');
}

const sendHome = (path) =>
  [
    `location = ${path} {`,
    `  add_header Cache-Control "no-store" always;`,
    `  return 302 ${HOME}$is_args$args;`,
    '}',
    '',
  ].join('\n');

function location({ pattern, serve, headers }) {
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const fallback = serve === 'page' ? '/m/index.html' : '=404';
  return [`location ~ "${pattern}" {`, `  try_files $uri ${fallback};`, ...lines, '}', ''].join('\n');
}
