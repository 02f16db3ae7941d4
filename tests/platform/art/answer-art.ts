import { findGame } from '../games/find-game';
import { findMerchant } from '../merchants/find-merchant';
import type { Incoming } from '../server/incoming';
import { notFound, type Reply } from '../server/reply';
import type { Services } from '../services';
import { drawGame } from './draw-game';
import { drawLogo } from './draw-logo';

/** Pictures, drawn when asked for: `/cdn/games/<id>.svg`, `/cdn/<merchant>/logo.svg`. */
export function answerArt({ database }: Services, { path }: Incoming): Reply {
  const [, , folder = '', file = ''] = path.split('/');
  if (folder === 'games') {
    const found = findGame(database, file.replace(/\.svg$/, ''));
    return found ? picture(drawGame(found)) : notFound();
  }
  const merchant = findMerchant(folder);
  if (merchant && file === 'logo.svg') return picture(drawLogo(merchant));
  return notFound();
}

const picture = (body: string): Reply => ({
  status: 200,
  headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  body,
});
