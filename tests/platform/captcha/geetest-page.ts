import { join } from 'node:path';
import { createOwnAssets } from '../pages/own-assets';
import type { Incoming } from '../server/incoming';
import { json, notFound, type Reply } from '../server/reply';
import type { Services } from '../services';

const asset = createOwnAssets(join(import.meta.dirname, 'assets'), ['gt.js', 'gt4.js', 'task.js']);
/** The vendor's servers answer every page, of any origin and of none. */
const ANYBODY = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The stand-in for Geetest: its scripts with the vendor's own API, and the calls they make. What the operator has staged
 * as a fault strikes here, as it would at the vendor.
 */
export function geetestPage(services: Services, incoming: Incoming): Reply {
  const reply = answer(services, incoming);
  return { ...reply, headers: { ...reply.headers, ...ANYBODY } };
}

function answer({ geetest, scenarios }: Services, { path, query, merchant }: Incoming): Reply {
  const fault = scenarios.of(merchant?.code ?? '').geetestFault;
  switch (path) {
    case '/geetest/load':
      if (fault === 'refused') return json({ status: 'error', code: '-50102' });
      return json({ status: 'success', lot_number: geetest.load(query.get('captcha_id') ?? '') });
    case '/geetest/resource':
      return fault === 'resource' ? notFound() : json({ status: 'success' });
    case '/geetest/verify':
      return json({ seccode: geetest.pass(query.get('lot_number') ?? '') ?? null });
    case '/geetest/get':
      return fault === 'refused' ? notFound() : json({ status: 'success' });
    case '/geetest/reset':
      return json({ challenge: geetest.challenge() });
    case '/geetest/solve':
      return json({ validate: geetest.solve(query.get('challenge') ?? '') ?? null });
    case '/geetest/task.js':
      return fault === 'script' ? notFound() : asset('task.js');
    default:
      return asset(path.slice('/geetest/'.length));
  }
}
