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

const faceFile = createAssetHandler(
  join(import.meta.dirname, '../../../deploy/faces'),
  Object.values(FACES).flatMap((files) => files.map((file) => `${file}.woff2`)),
);

/** Serves a file of a face, also to the frame of a trial, whose origin is opaque. */
export function servePageFace(name: string): HttpResponse {
  const response = faceFile(name);
  return { ...response, headers: { ...response.headers, 'Access-Control-Allow-Origin': '*' } };
}

/** Returns the rules of the merchant's face; the last of the files that have a character has it. */
const faceRules = (face: string) =>
  (FACES[face] ?? []).map(
    (file) =>
      `@font-face{font-family:"${file}";font-weight:700;font-display:swap;src:url(/support/faces/${file}.woff2)}`,
  );

/** The colours of a page on a ground: the ink on it, and a surface one step lighter. */
const groundColors = (ground: string, accent: string, head: string) => ({
  '--head': head,
  '--head-ink': inkOn(head),
  '--accent': accent,
  '--accent-ink': inkOn(accent),
  '--ground': ground,
  '--ink': inkOn(ground),
  '--surface': isBright(ground) ? '#ffffff' : `color-mix(in srgb, ${ground} 82%, #ffffff)`,
});

const toRule = (values: Readonly<Record<string, string>>) =>
  `:root{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * Serves the colours and the face of a merchant's pages: the policy of a page allows no style inside of the document.
 * The dark scheme of the system applies as in the app, unless the merchant has one scheme.
 */
export function servePageTheme({ query }: IncomingRequest): HttpResponse {
  const merchant = findMerchant(query.get('merchant') ?? '');
  if (!merchant) return createNotFoundResponse();
  const { accent, background, headerColor, design } = merchant;
  const { displayFace, header, radius, highlight, scheme, darkBackground, darkAccent } = design;
  const shape = {
    '--radius': `${radius}px`,
    '--trim': highlight || accent,
    '--trim-ink': inkOn(highlight || accent),
    '--display': [...(FACES[displayFace] ?? []).map((file) => `"${file}"`), 'system-ui'].join(),
  };
  const headOn = (ground: string) => (header === 'ground' ? ground : headerColor);
  const common = toRule({ ...groundColors(background, accent, headOn(background)), ...shape });
  const dark = toRule(groundColors(darkBackground, darkAccent || accent, headOn(darkBackground)));
  const hasDark = scheme === 'system' && darkBackground !== '';
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
    body: `${faceRules(displayFace).join('')}${common}${hasDark ? `@media (prefers-color-scheme:dark){${dark}}` : ''}`,
  };
}
