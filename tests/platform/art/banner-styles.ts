import { readIconShapes } from './emblems';
import { computePseudoRandomNumber } from './palette';

/**
 * Draws the background of a merchant's banners (720 × 300).
 * @param index of the banner, which varies the drawing
 * @param subject what the banner is about, in a square of 240 units
 */
export type DrawBannerBackground = (index: number, subject: string) => string;

const places = (count: number) => Array.from({ length: count }, (_, at) => at);
/** Where the middle of the light on the right of a scene is. */
const LIGHT_X = 584;
/** Returns the SVG of a subject around a middle (x), that of the light on the right of a scene unless said otherwise. */
const placeSubject = (subject: string, scale: number, x = LIGHT_X) =>
  `<g transform="translate(${x - 120 * scale} ${150 - 120 * scale}) scale(${scale})">${subject}</g>`;

const placed = (file: string, x: number, y: number, size: number, paint: string, width = 1.6) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" ${file.startsWith('filled/') ? `fill="${paint}"` : `fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`}>${readIconShapes(file)}</g>`;

/** A fair on hills by day, with balloons and bunting. */
const fair: DrawBannerBackground = (index, subject) => {
  const skies = [
    ['#6c5cff', '#a78bff'],
    ['#ff7a59', '#ffb45e'],
    ['#1fa2d8', '#7fd8f5'],
  ];
  const [top = '', bottom = ''] = skies[Math.abs(index) % skies.length] ?? [];
  const flags = places(14).map(
    (at) =>
      `<path d="M${at * 54} ${10 + Math.sin(at) * 8}l20 0-10 24z" fill="${['#ffc93c', '#fff', '#ff6f91'][at % 3]}"/>`,
  );
  const clouds = places(3).map(
    (at) =>
      `<g transform="translate(${60 + at * 210 + computePseudoRandomNumber(index, at) * 60} ${70 + computePseudoRandomNumber(index, at + 4) * 40})" opacity=".5"><circle r="20"/><circle cx="24" cy="4" r="15"/><circle cx="-22" cy="5" r="13"/></g>`,
  );
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="720" height="300" fill="url(#sky)"/><g fill="#fff">${clouds.join('')}</g>${flags.join('')}` +
    '<path d="M360 300C430 210 520 230 580 206S690 200 720 180v120z" fill="#3ec28f"/><path d="M300 300c120-60 240-54 420-70v70z" fill="#2a9d74"/>' +
    `<circle cx="584" cy="150" r="108" fill="#fff" opacity=".3"/>${placeSubject(subject, 1.2)}` +
    `${placed('filled/balloon', 424, 60, 60, '#ffc93c')}${placed('filled/balloon', 390, 120, 40, '#ff6f91')}`
  );
};

/** A lounge at night: a lamp, a window with a moon, hairlines. */
const lounge: DrawBannerBackground = (index, subject) => {
  const turn = Math.abs(index) % 3;
  const [lamp, shade] = [
    ['#7a4a1b', '#2c1a0f'],
    ['#6b2433', '#260d14'],
    ['#1f5a55', '#0d2321'],
  ][turn] ?? ['', ''];
  const lights = places(26).map(
    (at) =>
      `<circle cx="${380 + computePseudoRandomNumber(index, at) * 330}" cy="${computePseudoRandomNumber(index, at + 30) * 190}" r="${(0.8 + computePseudoRandomNumber(index, at + 60) * 1.8).toFixed(1)}" opacity="${(0.3 + computePseudoRandomNumber(index, at + 90) * 0.6).toFixed(2)}"/>`,
  );
  return (
    `<defs><radialGradient id="lamp" cx=".78" cy=".34" r=".8"><stop offset="0" stop-color="${lamp}"/><stop offset=".5" stop-color="${shade}"/><stop offset="1" stop-color="#120b07"/></radialGradient></defs>` +
    `<rect width="720" height="300" fill="url(#lamp)"/><g fill="#ffdf9e">${lights.join('')}</g><path d="M420 300V210h34v-40h40v58h28v-86h46v100h34v-58h44v70h30v-44h44v90z" fill="#0d0805" opacity=".8"/>` +
    `<circle cx="584" cy="150" r="112" fill="#e8a33d" fill-opacity=".14" stroke="#e8a33d" stroke-opacity=".6" stroke-width="1.5"/>${placeSubject(subject, 1.1)}` +
    '<path d="M16 16h688v268H16z" fill="none" stroke="#e8a33d" stroke-opacity=".5"/>'
  );
};

/** A festival: gold rays, clouds of cut paper, lanterns. */
const festival: DrawBannerBackground = (index, subject) => {
  const rays = places(18).map((at) => `<path d="M580 150L556 -190h48z" transform="rotate(${at * 20} 580 150)"/>`);
  const cloud = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 40a22 22 0 0 1 30-28 28 28 0 0 1 52 2 20 20 0 0 1 26 26z"/></g>`;
  const lantern = (x: number, y: number) =>
    `<path d="M${x} 0v${y}" stroke="#f2c14e" stroke-width="2"/><g transform="translate(${x} ${y})"><rect x="-14" y="-4" width="28" height="6" fill="#f2c14e"/><ellipse cy="24" rx="26" ry="22" fill="#ff5a3c"/><path d="M-10 4q-8 20 0 40M10 4q8 20 0 40" fill="none" stroke="#f2c14e" stroke-width="2"/><rect x="-12" y="44" width="24" height="5" fill="#f2c14e"/><path d="M0 49v20" stroke="#f2c14e" stroke-width="3"/></g>`;
  return (
    `<rect width="720" height="300" fill="${['#b3161a', '#8f1020', '#c2381b'][Math.abs(index) % 3]}"/><g fill="#f2c14e" opacity=".16">${rays.join('')}</g><circle cx="580" cy="150" r="92" fill="#f2c14e"/><circle cx="580" cy="150" r="82" fill="#b3161a"/>` +
    `<g fill="#f7d98a">${cloud(400, 236, 1.3)}${cloud(560, 252, 1.1)}${cloud(640, 220, 0.9)}</g><g fill="#fff3d6">${cloud(470, 262, 1)}${cloud(650, 260, 1)}</g>${lantern(440, 50)}${lantern(690, 34)}<path d="M0 293h720" stroke="#f2c14e" stroke-width="6"/>${placeSubject(subject, 1.15)}`
  );
};

/** Draws a scene whose light and subject are in the middle: its part around the light, once more mirrored. */
export const drawCentredScene = (scene: DrawBannerBackground, index: number, subject: string): string =>
  `<clipPath id="half"><path d="M${LIGHT_X - 360} 0h360v300H${LIGHT_X - 360}z"/></clipPath>` +
  `<g id="side" transform="translate(${360 - LIGHT_X})"><g clip-path="url(#half)">${scene(index, '')}</g></g>` +
  `<use href="#side" transform="translate(720) scale(-1 1)"/>${placeSubject(subject, 1.15, 360)}`;

/** The background (`scene`) of each merchant's banners, and the font and colour (`ink`) of their titles. */
export const BANNER_STYLES: Readonly<
  Record<string, { readonly scene: DrawBannerBackground; readonly font: string; readonly ink: string }>
> = {
  FAIR: { scene: fair, font: 'ui-rounded,"Baloo 2",system-ui,sans-serif', ink: '#fff' },
  KOPI: { scene: lounge, font: 'Georgia,"Playfair Display",serif', ink: '#f8e3b8' },
  SOL: { scene: festival, font: '"Songti SC","Noto Serif SC",serif', ink: '#ffe9b3' },
};
