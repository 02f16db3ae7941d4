import { ping } from '../../../src/contract/endpoints/system';
import type { Incoming } from './incoming';
import { notFound, type Reply } from './reply';

// A line test asks every domain of the merchant, from whichever of them the visitor came to (DOM-2).
const ALLOW = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Merchant, Language, Content-Type',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Max-Age': '600',
};

/** Pings may come from another origin; nothing else may. */
export const allowPing = ({ path }: Incoming, reply: Reply): Reply =>
  path === ping.path ? { ...reply, headers: { ...reply.headers, ...ALLOW } } : reply;

export const answerPreflight = ({ path }: Incoming): Reply =>
  path === ping.path ? { status: 204, headers: ALLOW, body: '' } : notFound();
