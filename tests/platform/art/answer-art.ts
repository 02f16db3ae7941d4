import { findGame } from '../games/find-game';
import { findMerchant } from '../merchants/find-merchant';
import type { Merchant } from '../merchants/merchant';
import { bannerTitle, HOME_BANNERS, POPUP_BANNERS } from '../seed/banners';
import type { Incoming } from '../server/incoming';
import { notFound, type Reply } from '../server/reply';
import type { Services } from '../services';
import { drawBanner } from './draw-banner';
import { drawGame } from './draw-game';
import { drawGift } from './draw-gift';
import { drawIconPng } from './draw-icon-png';
import { drawIcon, drawLogo } from './draw-logo';

/** Pictures, drawn when asked for: `/cdn/games/<id>.svg`, `/cdn/<merchant>/logo.svg` and their like. */
export function answerArt({ database }: Services, { path, query }: Incoming): Reply {
  const [, , folder = '', file = ''] = path.split('/');
  if (folder === 'games') {
    const found = findGame(database, file.replace(/\.svg$/, ''));
    return found ? svg(drawGame(found)) : notFound();
  }
  const merchant = findMerchant(folder);
  return merchant ? merchantPicture(merchant, file, query.get('language') ?? 'EN') : notFound();
}

function merchantPicture(merchant: Merchant, file: string, language: string): Reply {
  const size = /^icon-(192|256|384|512)\.png$/.exec(file)?.[1];
  if (size !== undefined) return picture(drawIconPng(merchant, Number(size)), 'image/png');
  if (file === 'logo.svg') return svg(drawLogo(merchant));
  if (file === 'icon.svg') return svg(drawIcon(merchant));
  if (file === 'gift.svg') return svg(drawGift(merchant));
  const name = file.replace(/\.svg$/, '');
  const place = HOME_BANNERS.findIndex((_, at) => name === `banner-${at + 1}`);
  const banner = HOME_BANNERS[place] ?? POPUP_BANNERS[name];
  return banner ? svg(drawBanner(merchant, place + 2, bannerTitle(banner, language))) : notFound();
}

const svg = (body: string): Reply => picture(body, 'image/svg+xml');

const picture = (body: string | Buffer, contentType: string): Reply => ({
  status: 200,
  headers: {
    'Content-Type': contentType,
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  },
  body,
});
