import type { Merchant } from '../merchants/merchant';

/** A gift box in the merchant's colour, 48 by 48. */
export const drawGift = ({ accent, background }: Merchant): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M24 15c-8 0-13-3-11-7s9-1 11 7zm0 0c8 0 13-3 11-7s-9-1-11 7z" fill="none" stroke="${accent}" stroke-width="3"/><rect x="5" y="15" width="38" height="9" rx="2" fill="${accent}"/><path d="M8 26h32v16a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" fill="${accent}"/><path d="M24 15v29" stroke="${background}" stroke-width="5"/></svg>`;
