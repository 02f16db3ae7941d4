import { existsSync, readFileSync } from 'node:fs';
import { getOwnProperty } from '../../../src/base/own-property';
import { findGame } from '../games/find-game';
import { drawGameVendorLogo, findGameVendor } from '../games/game-vendors';
import { findMerchant } from '../merchants/find-merchant';
import type { Merchant } from '../merchants/merchant';
import { getMerchantFile } from '../merchants/read-local-merchants';
import { HOME_BANNERS, localizeBanner, POPUP_BANNERS } from '../seed/banners';
import { createNotFoundResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { APP_SCREENSHOTS, getAppScreenshotFilePath } from './app-screenshots';
import { drawBanner } from './draw-banner';
import { drawCategoryIcon } from './draw-category-icon';
import { drawGameImage } from './draw-game-image';
import { drawIllustration } from './draw-illustration';
import { drawLogo, drawMerchantIcon } from './draw-logo';
import { drawMerchantIconPng } from './draw-merchant-icon-png';
import { drawPaymentLogo } from './draw-payment-logo';
import { drawProduct, PICTURED_PRODUCT_IDS } from './draw-product';

/** Serves images drawn on demand: `/cdn/games/<id>.svg`, `/cdn/<merchant>/art/lost.svg` and so on. */
export function serveGeneratedImage(
  { database }: Services,
  { path, query, merchant: host }: IncomingRequest,
): HttpResponse {
  const [, , folder = '', file = '', illustration = ''] = path.split('/');
  if (folder === 'games') {
    const found = findGame(database, file.replace(/\.svg$/, ''));
    return found ? svg(drawGameImage(found, host?.code)) : createNotFoundResponse();
  }
  if (folder === 'providers') {
    const provider = findGameVendor(file.replace(/\.svg$/, ''));
    return provider ? svg(drawGameVendorLogo(provider)) : createNotFoundResponse();
  }
  if (folder === 'payments') {
    const logo = drawPaymentLogo(file.replace(/\.svg$/, ''));
    return logo === undefined ? createNotFoundResponse() : svg(logo);
  }
  const merchant = findMerchant(folder);
  if (!merchant) return createNotFoundResponse();
  if (file === 'category') {
    const icon = drawCategoryIcon(merchant.code, illustration.replace(/\.svg$/, ''));
    return icon === undefined ? createNotFoundResponse() : svg(icon);
  }
  return file === 'art'
    ? serveIllustration(merchant, illustration)
    : serveMerchantImage(merchant, file, query.get('language') ?? 'EN');
}

function serveIllustration(merchant: Merchant, file: string): HttpResponse {
  const drawn = drawIllustration(merchant, file.replace(/\.svg$/, ''));
  return drawn === undefined ? createNotFoundResponse() : svg(drawn);
}

function serveMerchantImage(merchant: Merchant, file: string, language: string): HttpResponse {
  const size = /^icon-(192|256|384|512)\.png$/.exec(file)?.[1];
  if (size !== undefined) return imageResponse(drawMerchantIconPng(merchant, Number(size)), 'image/png');
  const screenshot = APP_SCREENSHOTS.find(({ name }) => file === `${name}.jpg`);
  if (screenshot) {
    const picture = getAppScreenshotFilePath(merchant.code, screenshot.name);
    return existsSync(picture) ? imageResponse(readFileSync(picture), 'image/jpeg') : createNotFoundResponse();
  }
  if (file === 'logo.svg') return svg(drawLogo(merchant));
  if (file === 'icon.svg') return svg(readMerchantIcon(merchant) ?? drawMerchantIcon(merchant));
  if (file === 'gift.svg') return svg(drawGift(merchant));
  const name = file.replace(/\.svg$/, '');
  const product = /^product-(.+)$/.exec(name)?.[1] ?? '';
  if (PICTURED_PRODUCT_IDS.includes(product)) return svg(drawProduct(merchant, product));
  const promotion = /^promotion-([1-3])$/.exec(name)?.[1];
  if (promotion !== undefined) return svg(drawBanner(merchant, name, Number(promotion) + 1, ''));
  const place = HOME_BANNERS.findIndex((_, at) => name === `banner-${at + 1}`);
  const banner = HOME_BANNERS[place] ?? getOwnProperty(POPUP_BANNERS, name);
  if (!banner) return createNotFoundResponse();
  // The picture of a popup is saved to find the merchant again; the popup has the title beside it.
  const text = place < 0 ? merchant.name : localizeBanner(banner, merchant.code, language).title;
  return svg(drawBanner(merchant, name, place + 2, text));
}

/** Returns the icon that a merchant of the folder of merchants has; undefined if there is none. */
export function readMerchantIcon({ code }: Merchant): string | undefined {
  const file = getMerchantFile(code, 'icon.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const svg = (body: string): HttpResponse => imageResponse(body, 'image/svg+xml');

const imageResponse = (body: string | Buffer, contentType: string): HttpResponse => ({
  status: 200,
  headers: {
    'Content-Type': contentType,
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  },
  body,
});

/** Draws a gift box in the merchant's colour (48 × 48). */
const drawGift = ({ accent, background }: Merchant): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M24 15c-8 0-13-3-11-7s9-1 11 7zm0 0c8 0 13-3 11-7s-9-1-11 7z" fill="none" stroke="${accent}" stroke-width="3"/><rect x="5" y="15" width="38" height="9" rx="2" fill="${accent}"/><path d="M8 26h32v16a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" fill="${accent}"/><path d="M24 15v29" stroke="${background}" stroke-width="5"/></svg>`;
