import type { Incoming } from '../server/incoming';

const LOCAL_HOST = /^((.+\.)?localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Whether a request may use the console: from this machine, by a local name (a foreign name would be DNS rebinding),
 * and from no page of another origin. The console shows passwords, codes and raw traffic: local use only.
 */
export function mayUseConsole({ ip, host, origin, headers }: Incoming): boolean {
  const isOwnPage = headers.origin === undefined || headers.origin === origin;
  return ip === '127.0.0.1' && LOCAL_HOST.test(host) && isOwnPage;
}
