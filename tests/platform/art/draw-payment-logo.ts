import { getOwnProperty } from '../../../src/base/own-property';
import { findPayoutBank } from '../seed/payout-banks';
import { escapeXml } from './escape-xml';

/** Own drawings for the deposit methods of the demo, by method (48 × 48): a ground, and a mark on it. */
const LOGOS: Readonly<Record<string, readonly [ground: string, mark: string]>> = {
  gcash: [
    '#0b5cd5',
    '<path d="M30 17a10 10 0 1 0 3 7h-9" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/><path d="M37 15a16 16 0 0 1 0 18" fill="none" stroke="#7fc4ff" stroke-width="3.5" stroke-linecap="round"/>',
  ],
  momo: [
    '#a50064',
    '<g fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"><path d="M10 22v-8m0 3a4 4 0 0 1 8 0v5m0-5a4 4 0 0 1 8 0v5"/><circle cx="34" cy="17.500" r="4.500"/><path d="M10 38v-8m0 3a4 4 0 0 1 8 0v5m0-5a4 4 0 0 1 8 0v5"/><circle cx="34" cy="33.500" r="4.500"/></g>',
  ],
  vietqr: [
    '#fff',
    '<g fill="none" stroke="#d81f26" stroke-width="4" stroke-linecap="round"><path d="M9 17V9h8M39 17V9h-8M9 31v8h8M39 31v8h-8"/></g><path d="M15 15h8v8h-8zM15 26h4v4h-4zM25 15h4v4h-4z" fill="#0b3b8c"/><path d="M25 26h8v8h-8z" fill="#d81f26"/>',
  ],
  unionpay: [
    '#fff',
    '<path d="M11 11h12l-6 26H5z" fill="#d0202e"/><path d="M21 11h12l-6 26H15z" fill="#0b3b8c"/><path d="M31 11h12l-6 26H25z" fill="#0a7f86"/>',
  ],
  usdt: [
    '#1a9c78',
    '<path d="M11 12h26v6H27v4c6 .3 10 1.500 10 3s-4 2.700-10 3v10h-6V28c-6-.3-10-1.500-10-3s4-2.700 10-3v-4H11z" fill="#fff"/>',
  ],
  bank: [
    '#27415f',
    '<path d="M24 9 40 18v3H8v-3zM12 24h4v10h-4zM22 24h4v10h-4zM32 24h4v10h-4zM8 36h32v4H8z" fill="#fff"/>',
  ],
  card: [
    '#4b3aa8',
    '<rect x="8" y="13" width="32" height="22" rx="4" fill="#fff"/><path d="M8 18h32v5H8z" fill="#4b3aa8"/><path d="M12 27h9v3h-9z" fill="#f4a72c"/>',
  ],
};

const drawOnGround = (ground: string, mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${ground}"/>${mark}</svg>`;

/** Size of the letters that stand for a bank, by their number (px). */
const LETTER_SIZES: Readonly<Record<number, number>> = { 1: 28, 2: 22 };
const SMALL_LETTER_SIZE = 16;

/** Draws the logo of a deposit method or of a bank; undefined if the demo has none. */
export function drawPaymentLogo(id: string): string | undefined {
  const logo = getOwnProperty(LOGOS, id);
  if (logo) return drawOnGround(...logo);
  const bank = findPayoutBank(id);
  if (!bank) return undefined;
  const size = LETTER_SIZES[bank.mark.length] ?? SMALL_LETTER_SIZE;
  return drawOnGround(
    bank.colour,
    `<text x="24" y="${24 + size * 0.35}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" fill="#fff">${escapeXml(bank.mark)}</text>`,
  );
}
