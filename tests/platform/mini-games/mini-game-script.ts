import { join } from 'node:path';
import { createOwnAssets } from '../pages/own-assets';
import type { Incoming } from '../server/incoming';
import { notFound, type Reply } from '../server/reply';
import type { Services } from '../services';

const asset = createOwnAssets(join(import.meta.dirname, 'assets'), ['v1.js', 's1.js', 'hostile.js']);
const NAMES: Readonly<Record<string, string>> = { '/mini-game/v1': 'v1.js', '/mini-game/s1': 's1.js' };

/** The mini game's script, for a frame without an origin, which is another site to this one (MINI-1). */
export function miniGameScript({ scenarios }: Services, { path, merchant }: Incoming): Reply {
  const name = NAMES[path];
  if (name === undefined) return notFound();
  const reply = asset(scenarios.of(merchant?.code ?? '').hostileGames ? 'hostile.js' : name);
  return { ...reply, headers: { ...reply.headers, 'Cross-Origin-Resource-Policy': 'cross-origin' } };
}
