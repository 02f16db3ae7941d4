import { join } from 'node:path';
import { findMerchant } from '../merchants/find-merchant';
import { createNotFoundResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import { createAssetHandler } from './create-asset-handler';

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

/** The faces of headings, by the merchant's design, with their files; a title may lack characters of any other face. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  rounded: ['rounded-vietnamese', 'rounded-latin'],
  serif: ['serif-vietnamese', 'serif-latin'],
};

/** Serves a file of a face. */
export const serveChatFace = createAssetHandler(
  join(import.meta.dirname, '../../../deploy/faces'),
  Object.values(FACES).flatMap((files) => files.map((file) => `${file}.woff2`)),
);

/** Returns the rules of the merchant's face; the last of the files that have a character has it. */
const faceRules = (face: string) =>
  (FACES[face] ?? []).map(
    (file) =>
      `@font-face{font-family:"${file}";font-weight:700;font-display:swap;src:url(/support/faces/${file}.woff2)}`,
  );

/** Serves the colours and the face of a merchant's chat: the policy of the page allows no style inside of the document. */
export function serveChatTheme({ query }: IncomingRequest): HttpResponse {
  const merchant = findMerchant(query.get('merchant') ?? '');
  if (!merchant) return createNotFoundResponse();
  const { accent, background, design } = merchant;
  const { displayFace, header } = design;
  const headerColor = header === 'ground' ? background : merchant.headerColor;
  const colors = {
    '--head': headerColor,
    '--head-ink': inkOn(headerColor),
    '--accent': accent,
    '--accent-ink': inkOn(accent),
    '--ground': background,
    '--ink': inkOn(background),
    '--surface': isBright(background) ? '#ffffff' : `color-mix(in srgb, ${background} 82%, #ffffff)`,
    '--display': [...(FACES[displayFace] ?? []).map((file) => `"${file}"`), 'system-ui'].join(),
  };
  const rules = Object.entries(colors).map(([name, value]) => `${name}:${value}`);
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
    body: `${faceRules(displayFace).join('')}:root{${rules.join(';')}}`,
  };
}
