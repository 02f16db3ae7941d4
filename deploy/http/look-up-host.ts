import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Resolves a host name as browsers do: they take names below localhost for this machine, which not every system does
 * (RFC 6761, 6.3).
 */
export const lookUpHost: LookupFunction = (host, options, done) =>
  lookup(/\.localhost\.?$/i.test(host) ? 'localhost' : host, options, done);
