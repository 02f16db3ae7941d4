import { getOwnProperty } from '../../../src/base/own-property';
import type { Merchant } from '../merchants/merchant';
import { readIconShapes } from './emblems';

/** Draws the subject of an illustration of 288 × 240 units, recognizable on light and on dark backgrounds. */
type Subject = (colors: { readonly accent: string; readonly highlight: string }) => string;

const places = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A Ferris wheel with coloured cabins between a tent, clouds and balloons. */
const bigWheel: Subject = ({ accent, highlight }) => {
  const cabins = places(8).map((at) => {
    const angle = (at * Math.PI) / 4 + 0.3;
    const [x, y] = [144 + Math.cos(angle) * 74, 108 + Math.sin(angle) * 74];
    const color = [highlight, '#ff6f91', '#35b8e8', '#3ec28f'][at % 4];
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M-11 0a11 11 0 0 1 22 0z" fill="#fff"/><path d="M-12 0h24v5a9 9 0 0 1-9 9h-6a9 9 0 0 1-9-9z" fill="${color}"/><path d="M-12 0h24" stroke="${accent}" stroke-width="2.500"/></g>`;
  });
  const spokes = places(8).map((at) => `<path d="M144 108v-74" transform="rotate(${at * 45 + 17} 144 108)"/>`);
  const balloon = (x: number, y: number, r: number, color: string) =>
    `<path d="M${x} ${y + r}q5 18-3 34" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="1.5"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.86}" ry="${r}" fill="${color}"/><ellipse cx="${x - r * 0.3}" cy="${y - r * 0.35}" rx="${r * 0.16}" ry="${r * 0.28}" fill="#fff" opacity=".7"/>`;
  const cloud = (x: number, y: number, scale: number) =>
    `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 30a14 14 0 0 1 6-27 20 20 0 0 1 37-2 16 16 0 0 1 5 29z" fill="${accent}" opacity=".16"/>`;
  return (
    `${cloud(10, 46, 1)}${cloud(224, 96, 0.9)}<path d="M14 214q60-40 130-26t130 26z" fill="#3ec28f" opacity=".85"/><path d="M120 214q70-34 156 0z" fill="#2a9d74" opacity=".85"/>` +
    `<path d="M144 108l-44 104h14l30-70 30 70h14z" fill="${accent}"/><g stroke="${accent}" stroke-width="3" opacity=".65">${spokes.join('')}</g><circle cx="144" cy="108" r="74" fill="none" stroke="${accent}" stroke-width="6"/><circle cx="144" cy="108" r="58" fill="none" stroke="${accent}" stroke-width="2" opacity=".6"/>${cabins.join('')}<circle cx="144" cy="108" r="13" fill="${highlight}" stroke="${accent}" stroke-width="4"/>` +
    `<path d="M30 212v-30l34-26 34 26v30z" fill="#fff"/><path d="M30 212v-30l34-26v56zM75 164v48h12v-39z" fill="#ff6f91"/><path d="M64 156v-14l14 5-14 5" fill="${highlight}" stroke="${accent}" stroke-width="2"/><path d="M57 212v-18a7 7 0 0 1 14 0v18z" fill="${accent}"/>` +
    `${balloon(252, 44, 17, highlight)}${balloon(230, 70, 13, '#ff6f91')}${balloon(36, 96, 12, '#35b8e8')}`
  );
};

/** A cup of coffee in front of a city at night. */
const cup: Subject = ({ accent, highlight }) => {
  const stars = [
    [52, 66, 2],
    [84, 38, 3],
    [128, 26, 2],
    [176, 44, 2.5],
    [246, 98, 2],
    [34, 112, 2.5],
    [214, 128, 1.6],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  return (
    `<defs><linearGradient id="c" x2="1" y2="1"><stop offset="0" stop-color="#fff1d6"/><stop offset=".5" stop-color="${accent}"/><stop offset="1" stop-color="#8a5718"/></linearGradient></defs>` +
    `<rect x="26" y="16" width="236" height="196" fill="${accent}" opacity=".1"/><path d="M26 16h236v196H26z" fill="none" stroke="${accent}" stroke-opacity=".45" stroke-width="1.500"/>` +
    `<path d="M26 212V140h22v-26h26v44h18v-70h30v58h22v-34h26v50h20v-66h30v40h22v76z" fill="${accent}" opacity=".16"/><g fill="${highlight}" opacity=".9">${stars.join('')}</g><path d="M226 34a24 24 0 1 0 22 34 20 20 0 0 1-22-34z" fill="${highlight}"/>` +
    `<g fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"><path d="M112 92q-12-14 0-27t0-26" opacity=".7"/><path d="M138 88q-12-14 0-27t0-26"/><path d="M164 92q-12-14 0-27t0-26" opacity=".7"/></g>` +
    `<ellipse cx="138" cy="204" rx="94" ry="13" fill="#000" opacity=".18"/><ellipse cx="138" cy="198" rx="90" ry="12" fill="url(#c)"/><ellipse cx="138" cy="195" rx="66" ry="7" fill="#8a5718" opacity=".6"/>` +
    `<path d="M194 124h14a24 24 0 0 1 0 48h-20" fill="none" stroke="url(#c)" stroke-width="11"/><path d="M76 108h124v34a56 56 0 0 1-34 52h-56a56 56 0 0 1-34-52z" fill="url(#c)"/><ellipse cx="138" cy="108" rx="62" ry="14" fill="#fff1d6"/><ellipse cx="138" cy="109" rx="54" ry="10.500" fill="#3b2210"/><path d="M104 109q34-9 68 0" fill="none" stroke="${accent}" stroke-width="2.500" opacity=".8"/><path d="M90 132q2 32 20 46" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`
  );
};

/** A rising sun between clouds and lanterns above waves. */
const sunrise: Subject = ({ accent, highlight }) => {
  const rays = places(13).map((at) => `<path d="M144 164l-9-134h18z" transform="rotate(${at * 15 - 90} 144 164)"/>`);
  const waves = places(3).map((row) =>
    places(8)
      .map((at) => {
        const x = 10 + at * 38 + (row % 2) * 19 - 19;
        return `<path d="M${x} ${190 + row * 15}a19 19 0 0 1 38 0zM${x + 7} ${190 + row * 15}a12 12 0 0 1 24 0z"/>`;
      })
      .join(''),
  );
  const lantern = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-40v30M0 42v26" stroke="${highlight}" stroke-width="3"/><rect x="-14" y="-12" width="28" height="7" rx="2" fill="${highlight}"/><ellipse cy="16" rx="30" ry="25" fill="${accent}"/><path d="M-13-7q-11 23 0 46M13-7q11 23 0 46M0-8v49" fill="none" stroke="${highlight}" stroke-width="2.500"/><rect x="-12" y="38" width="24" height="6" rx="2" fill="${highlight}"/></g>`;
  const cloud = (x: number, y: number, scale: number) =>
    `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 40a22 22 0 0 1 30-28 28 28 0 0 1 52 2 20 20 0 0 1 26 26z" fill="#fff3d6" stroke="${highlight}" stroke-width="2.500"/>`;
  return (
    `<clipPath id="k"><path d="M10 0h268v235H10z"/></clipPath><clipPath id="u"><path d="M0 0h288v200H0z"/></clipPath><g fill="${highlight}" opacity=".3">${rays.join('')}</g><g clip-path="url(#u)"><circle cx="144" cy="164" r="74" fill="${highlight}"/><circle cx="144" cy="164" r="64" fill="${accent}"/><circle cx="144" cy="164" r="56" fill="none" stroke="${highlight}" stroke-width="1.500"/></g>` +
    `<g clip-path="url(#k)" stroke="${highlight}" stroke-width="2" fill="${accent}">${waves.join('')}</g>${cloud(24, 128, 0.8)}${cloud(184, 140, 0.76)}${lantern(52, 48, 0.86)}${lantern(240, 62, 0.7)}`
  );
};

/** A star on a disc, for a merchant without an illustration of its own. */
const star: Subject = ({ accent }) =>
  `<circle cx="144" cy="120" r="96" fill="${accent}" opacity=".18"/><g transform="translate(76 52) scale(5.7)" fill="${accent}">${readIconShapes('filled/star')}</g>`;

const SUBJECTS: Readonly<Record<string, Subject>> = { FAIR: bigWheel, KOPI: cup, SOL: sunrise };

/** Returns the shapes of a merchant's illustration, in 288 × 240 units. */
export function drawIllustrationShapes({ code, accent, design }: Merchant): string {
  const draw = getOwnProperty(SUBJECTS, code) ?? star;
  return draw({ accent, highlight: design.highlight ?? accent });
}

/** Draws the illustration (288 × 240) of a merchant in its colours, without a background. */
export const drawIllustration = (merchant: Merchant): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 240">${drawIllustrationShapes(merchant)}</svg>`;
