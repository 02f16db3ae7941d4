import { readFile, writeFile } from 'node:fs/promises';
import { ConfigurationError, runConfigured } from './documents/deployment-settings.mjs';
import { normalizeHostName } from './documents/host-name.mjs';

const USAGE = 'node deploy/environment.mjs OUT';

const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;
const NETWORK = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:]*)(?:\/\d{1,3})?$/i;
const PASSED_PATH = /^\/(?!(?:m|mobile|wps|__|mini-game)(?:\/|$))[\w~-][\w./~-]*$/;
const PASSED_PATHS_EXAMPLE = '"/cdn/=https://pictures.example /collect=http://collector:4318"';
const LOCAL_NAME = /^(?:.+\.)?localhost$/;
const PROJECT = /^[a-z0-9-]{4,40}$/;

/** Which part of a visitor's address is in the access log: by default the network that it belongs to. */
const LOGGED_ADDRESSES = {
  prefix: ['  "~^(\\d+\\.\\d+\\.\\d+)\\.\\d+$" "$1.0/24";', '  "~^([0-9a-f]+:[0-9a-f]+):" "$1::/32";', '  default "";'],
  full: ['  default $remote_addr;'],
  none: ['  default "";'],
};

/**
 * Renders what deploy/nginx.conf includes of the environment of this server: where the platform is, which resolver and
 * proxies there are, and what is logged. Throws with the name of the variable if one is wrong.
 * @param environment variables of the process
 * @param resolvConf content of /etc/resolv.conf
 */
export function renderNginxEnvironment(environment, resolvConf) {
  const {
    GATEWAY = 'http://gateway:80',
    PASSED_PATHS = '',
    TRUSTED_PROXIES = '',
    IDENTITY_PROJECTS = '',
    LOG_ADDRESSES = 'prefix',
  } = environment;
  const logged = Object.hasOwn(LOGGED_ADDRESSES, LOG_ADDRESSES) ? LOGGED_ADDRESSES[LOG_ADDRESSES] : undefined;
  if (!logged) refuse('LOG_ADDRESSES', LOG_ADDRESSES, `must be one of ${Object.keys(LOGGED_ADDRESSES).join(', ')}`);
  return [
    `resolver ${findResolver(resolvConf)} valid=10s ipv6=off;`,
    ...renderMap('""', '$gateway', [`  default "${readOrigin('GATEWAY', GATEWAY)}";`]),
    ...renderMap('$uri', '$passed_origin', ['  default "";', ...readPassedPaths(PASSED_PATHS)]),
    ...renderMap('$host', '$identity_project', ['  default "";', ...readProjects(IDENTITY_PROJECTS)]),
    ...renderMap('$remote_addr', '$logged_address', logged),
    ...readProxies(TRUSTED_PROXIES),
    '',
  ].join('\n');
}

const renderMap = (from, to, lines) => [`map ${from} ${to} {`, ...lines, '}'];

function refuse(name, value, reason) {
  throw new ConfigurationError(`${name}=${value} in the environment is refused: it ${reason}`);
}

/** Returns the first name server; IPv6 in brackets, as nginx wants it. One with a zone is left out. */
function findResolver(resolvConf) {
  const servers = [...resolvConf.matchAll(/^nameserver\s+(\S+)/gm)].map(([, address]) => address);
  const [address = '127.0.0.1'] = servers.filter((one) => !one.includes('%'));
  return address.includes(':') ? `[${address}]` : address;
}

function readOrigin(name, value) {
  const reason = 'must be an origin, such as http://gateway:80 or https://platform.example, without a path';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    (value === url.origin ||
      value === `${url.protocol}//${url.hostname}:${url.port || (url.protocol === 'http:' ? 80 : 443)}`);
  if (!isOrigin || /["$\\]/.test(value)) refuse(name, value, reason);
  if (LOCAL_NAME.test(url.hostname))
    refuse(name, value, 'names this machine, and nginx asks a name server, which does not: write 127.0.0.1');
  return value;
}

/** Reads which other paths of every host are passed on, and where; one that ends in a slash with all below it. */
function readPassedPaths(value) {
  const pairs = value.split(/\s+/).filter((one) => one !== '');
  return pairs.map((pair) => {
    const [path, origin = '', ...rest] = pair.split('=');
    if (!PASSED_PATH.test(path) || rest.length > 0)
      refuse(
        'PASSED_PATHS',
        pair,
        `must be a path that is not the app's or /wps/, and an origin: ${PASSED_PATHS_EXAMPLE}`,
      );
    const pattern = path.replaceAll('.', '\\.') + (path.endsWith('/') ? '' : '$');
    return `  "~^${pattern}" "${readOrigin('PASSED_PATHS', origin)}";`;
  });
}

/** Reads networks of the proxies in front of this server, whose X-Forwarded-For is believed. */
function readProxies(value) {
  const networks = value.split(/[\s,]+/).filter((one) => one !== '');
  for (const network of networks)
    if (!NETWORK.test(network))
      refuse('TRUSTED_PROXIES', network, 'must be addresses or networks, such as "10.0.0.0/8 192.168.1.7"');
  if (networks.length === 0) return [];
  const from = networks.map((network) => `set_real_ip_from ${network};`);
  return [...from, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'];
}

/** Reads which project of the identity provider serves each host's pages for phone and social sign-in. */
function readProjects(value) {
  const pairs = value.split(/[\s,]+/).filter((one) => one !== '');
  return pairs.map((pair) => {
    const [host, project = '', ...rest] = pair.split('=');
    if (!HOST.test(host) || !PROJECT.test(project) || rest.length > 0)
      refuse('IDENTITY_PROJECTS', pair, 'must be pairs of a host and a project, such as "m.example=example-project"');
    return `  "${normalizeHostName(host)}" "${project}";`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const [out] = process.argv.slice(2);
  if (!out) {
    console.error(USAGE);
    process.exit(2);
  }
  await runConfigured(async () => {
    const resolvConf = await readFile('/etc/resolv.conf', 'utf8').catch(() => ''); // a server without a resolver of its own
    await writeFile(out, renderNginxEnvironment(process.env, resolvConf));
  });
}
