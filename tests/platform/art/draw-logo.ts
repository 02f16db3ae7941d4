import type { Merchant } from '../merchants/merchant';

export const drawLogo = ({ name, accent }: Merchant): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 48"><text y="34" font-size="28" fill="${accent}">${name}</text></svg>`;
