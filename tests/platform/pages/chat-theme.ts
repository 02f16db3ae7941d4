import { findMerchant } from '../merchants/find-merchant';
import { createNotFoundResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';

/** Weights of red, green and blue in the perceived brightness of a colour. */
const CHANNEL_WEIGHTS = [0.2126, 0.7152, 0.0722];
/** Brightness (0–255) from which dark text is easier to read than light text. */
const BRIGHT = 140;

/** Whether dark text is easier to read on a ground (`#rrggbb`). */
function isBright(ground: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const brightness = channels.reduce((sum, value, at) => sum + value * (CHANNEL_WEIGHTS[at] ?? 0), 0);
  return brightness >= BRIGHT;
}

const inkOn = (ground: string) => (isBright(ground) ? '#17131f' : '#ffffff');

/** Serves the colours of a merchant's chat: the policy of the page allows no style inside of the document. */
export function serveChatTheme({ query }: IncomingRequest): HttpResponse {
  const merchant = findMerchant(query.get('merchant') ?? '');
  if (!merchant) return createNotFoundResponse();
  const { accent, background, headerColor } = merchant;
  const colors = {
    '--head': headerColor,
    '--head-ink': inkOn(headerColor),
    '--accent': accent,
    '--accent-ink': inkOn(accent),
    '--ground': background,
    '--ink': inkOn(background),
    '--surface': isBright(background) ? '#ffffff' : `color-mix(in srgb, ${background} 82%, #ffffff)`,
  };
  const rules = Object.entries(colors).map(([name, value]) => `${name}:${value}`);
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
    body: `:root{${rules.join(';')}}`,
  };
}
