import { listIndices } from '../picture-styles';
import {
  bank,
  beams,
  cloud,
  confetti,
  disc,
  form,
  GOLD,
  ground,
  INK,
  JADE,
  LACQUER,
  linear,
  radial,
  stars,
} from './festive-paint';
import type { DrawSubject } from './subject';

/** A red paper lantern with gold caps and a tassel; `r` is half of its width. */
function lantern(code: string, x: number, y: number, r: number): string {
  const h = r * 0.82;
  const rib = (part: number) =>
    `M${x} ${y - h}C${x - r * part * 1.34} ${y - h} ${x - r * part * 1.34} ${y + h} ${x} ${y + h}`;
  const ribs = [0.92, 0.5, -0.5, -0.92].map((part) => rib(part * 0.72)).join('');
  const cap = (top: number) =>
    `<rect x="${x - r * 0.46}" y="${top}" width="${r * 0.92}" height="${r * 0.2}" rx="${r * 0.06}" fill="url(#${code}-o)" stroke="${INK}" stroke-width="3"/>`;
  return (
    `<path d="M${x} ${y - h - r * 0.4}v${r * 0.4}" stroke="#ffd04a" stroke-width="${r * 0.09 + 1}"/>` +
    `<path d="M${x - r * 0.14} ${y + h}h${r * 0.28}l${r * 0.1} ${r * 0.66}h-${r * 0.48}z" fill="url(#${code}-t)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M${x - r * 0.1} ${y + h + r * 0.24}l${-r * 0.04} ${r * 0.38}M${x + r * 0.1} ${y + h + r * 0.24}l${r * 0.04} ${r * 0.38}" stroke="#8f0d14" stroke-width="3" opacity=".6"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${h}" fill="url(#${code}-l)" stroke="${INK}" stroke-width="4"/>` +
    `<path d="${ribs}" fill="none" stroke="#7d0711" stroke-width="${Math.max(3, r * 0.06)}" opacity=".75"/>` +
    `<path d="M${x - r * 0.78} ${y - h * 0.1}C${x - r * 0.76} ${y - h * 0.6} ${x - r * 0.5} ${y - h * 0.72} ${x - r * 0.36} ${y - h * 0.74}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${r * 0.1}" stroke-linecap="round"/>` +
    `${cap(y - h - r * 0.08)}${cap(y + h - r * 0.12)}`
  );
}

/** Red paper lanterns in front of the moon. */
const drawLuckyLanterns: DrawSubject = ({ deep, mid, light }) => ({
  back: `${ground('LUCKY_LANTERNS-g', [mid, deep, deep])}${disc(120, 116, 108, light, ' opacity=".25"')}${disc(120, 116, 94, '#ffe9a8')}${disc(120, 116, 94, light, ' opacity=".45"')}${bank(216, mid)}<path d="M62-160V40M178-160v290M116-160V50" stroke="#ffd04a" stroke-width="4"/>`,
  front:
    `<defs>${radial('LUCKY_LANTERNS-l', ['#ffe07a', '#ff4a2c', '#d3141b', '#85060f'], 'cx=".42" cy=".5" r=".62"')}${linear('LUCKY_LANTERNS-o', GOLD)}${linear('LUCKY_LANTERNS-t', ['#ffd04a', '#e0890f', '#c21a18'], 'x2="0" y2="1"')}</defs>` +
    lantern('LUCKY_LANTERNS', 62, 66, 25) +
    lantern('LUCKY_LANTERNS', 116, 112, 60) +
    lantern('LUCKY_LANTERNS', 178, 156, 29),
});

/** Returns the path of an ellipse with a scalloped edge. */
function scallops(y: number, rx: number, ry: number, count: number): string {
  const at = (step: number) => {
    const angle = (step / count) * 2 * Math.PI;
    return `${(120 + rx * Math.cos(angle)).toFixed(1)} ${(y + ry * Math.sin(angle)).toFixed(1)}`;
  };
  const r = (rx * Math.PI) / count;
  return `M${at(0)}${listIndices(count)
    .map((step) => `A${(r * 1.05).toFixed(1)} ${((r * 1.05 * ry) / rx).toFixed(1)} 0 0 1 ${at(step + 1)}`)
    .join('')}z`;
}

/** A coin with a square hole, seen from above at an angle. */
const coin = (id: string, x: number, y: number, r: number, flat = 0.72) =>
  `<g transform="translate(${x} ${y}) scale(1 ${flat})"><ellipse cy="${r * 0.2}" rx="${r}" ry="${r}" fill="#7a3c05" stroke="${INK}" stroke-width="4"/>${disc(0, 0, r, `url(#${id})`)}<circle r="${r * 0.78}" fill="none" stroke="#a35c0a" stroke-width="${r * 0.1}"/><path d="M${-r * 0.3} ${-r * 0.3}h${r * 0.6}v${r * 0.6}h-${r * 0.6}z" fill="#6b2f05" stroke="#fff0b0" stroke-width="${r * 0.09}"/></g>`;

/** A mooncake that is stamped with a coin. */
const drawMooncakeMint: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('MOONCAKE_MINT-g', [mid, deep])}${beams(12, bright, 0.2)}${stars('#ffe9a0')}${bank(196, deep)}`,
  front:
    `<defs>${linear('MOONCAKE_MINT-a', ['#ffe6b0', '#e8993f', '#a85616'])}${linear('MOONCAKE_MINT-b', ['#e0892c', '#a9521a', '#5e2408'], 'x2="0" y2="1"')}${linear('MOONCAKE_MINT-o', ['#fffbe0', '#ffd447', '#e8960f'])}</defs>` +
    `<ellipse cx="120" cy="190" rx="80" ry="14" opacity=".35"/>` +
    form(scallops(146, 76, 50, 12), 'url(#MOONCAKE_MINT-b)', '#3a1405', 8) +
    `<path d="M40 104h160v42H40z" fill="url(#MOONCAKE_MINT-b)"/>` +
    form(scallops(106, 76, 56, 12), 'url(#MOONCAKE_MINT-a)', '#6b2f0a', 5) +
    `<ellipse cx="120" cy="106" rx="66" ry="47" fill="none" stroke="#9a4f14" stroke-width="5"/><ellipse cx="120" cy="104" rx="66" ry="47" fill="none" stroke="#ffe9b0" stroke-width="3"/>` +
    `<g transform="translate(120 104) scale(1 .72)" fill="#8f4410">${listIndices(12)
      .map((at) => `<path d="M0-48l9-7-9-8-9 8z" transform="rotate(${at * 30 + 15})"/>`)
      .join('')}</g>` +
    coin('MOONCAKE_MINT-o', 120, 101, 45),
});

/** A lift cabin of jade in the shaft of a pagoda. */
const drawJadeElevator: DrawSubject = ({ deep, mid, bright, light }) => ({
  back: `${ground('JADE_ELEVATOR-g', [mid, deep, deep])}${beams(10, bright, 0.2)}${stars('#ffe9a0')}${cloud(-66, 96, 1.2, mid)}${cloud(190, 70, 1.2, mid)}${cloud(-150, 60, 1.2, mid)}${cloud(290, 110, 1.2, mid)}<path d="M56 190h128v210H56z" fill="#8f0d14"/><path d="M76 190h88v210H76z" fill="#1c0a12"/><path d="M66 190h10v210H66zM164 190h10v210h-10z" fill="#d98a14"/>${bank(220, light)}`,
  front:
    `<defs>${linear('JADE_ELEVATOR-r', LACQUER)}${linear('JADE_ELEVATOR-o', GOLD)}${linear('JADE_ELEVATOR-j', JADE)}${linear('JADE_ELEVATOR-d', ['#1c0a12', '#3a0d16', '#1c0a12'], 'x2="1"')}</defs>` +
    form('M52 84h136v120H52z', 'url(#JADE_ELEVATOR-r)') +
    form(
      'M120 36C132 52 164 66 204 66C198 80 190 86 178 88H62C50 86 42 80 36 66C76 66 108 52 120 36Z',
      'url(#JADE_ELEVATOR-o)',
    ) +
    `<path d="M120 36C128 52 150 62 176 68L120 74 64 68C90 62 112 52 120 36z" fill="url(#JADE_ELEVATOR-j)"/>` +
    `<path d="M76 88h88v116H76z" fill="url(#JADE_ELEVATOR-d)"/><path d="M66 88h10v116H66zM164 88h10v116h-10z" fill="url(#JADE_ELEVATOR-o)"/>` +
    `<path d="M86 190h68l8 14H78z" fill="#fff3a8" opacity=".75"/><path d="M96 88v28M144 88v28" stroke="#ffd04a" stroke-width="5"/>` +
    form('M84 112q0-6 6-6h60q6 0 6 6v78h-72z', 'url(#JADE_ELEVATOR-j)', '#ffe9a0', 10) +
    `<path d="M120 110v78" stroke="#04543a" stroke-width="4"/><path d="M120 118l24 26h-14v28h-20v-28H96z" fill="#f6ffe8" stroke="#04543a" stroke-width="4" stroke-linejoin="round"/>`,
});

const PETAL = 'M0 6C-34-18-28-70 0-100C28-70 34-18 0 6Z';

const petals = (angles: readonly number[], scale: number, tone: string) =>
  angles
    .map(
      (angle) =>
        `<g transform="translate(120 166) rotate(${angle}) scale(${scale})">${form(PETAL, `url(#GOLDEN_FLOWER-${tone})`, '#6b2f05', 7)}<path d="M0-16V-72" stroke="#fff7c8" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/></g>`,
    )
    .join('');

/** A golden lotus on the water. */
const drawGoldenFlower: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('GOLDEN_FLOWER-g', [mid, deep])}${beams(16, bright, 0.2, 140)}${stars('#ffe9a0')}<path d="M-200 178H440V400h-640z" fill="${deep}"/><g fill="none" stroke="${bright}" stroke-width="5" opacity=".6"><ellipse cx="120" cy="184" rx="150" ry="22"/><ellipse cx="120" cy="186" rx="240" ry="42"/></g>`,
  front:
    `<defs>${linear('GOLDEN_FLOWER-a', ['#ffe27a', '#d98a12', '#8a4706'], 'x2="0" y2="1"')}${linear('GOLDEN_FLOWER-b', ['#fff6c0', '#ffc52e', '#c26a08'], 'x2="0" y2="1"')}${linear('GOLDEN_FLOWER-c', ['#fffde8', '#ffe066', '#ee9a14'], 'x2="0" y2="1"')}${linear('GOLDEN_FLOWER-j', JADE)}</defs>` +
    form('M36 178C52 158 188 158 204 178C192 198 160 204 120 204S48 198 36 178Z', 'url(#GOLDEN_FLOWER-j)', '#02301f') +
    petals([-50, 50], 1.05, 'a') +
    petals([-18, 18], 1.2, 'a') +
    petals([-74, 74], 0.82, 'b') +
    petals([-36, 36, 0], 1, 'b') +
    petals([-60, 60, -26, 26], 0.76, 'c') +
    petals([0], 0.7, 'c'),
});

/** A big drum on its stand, with two sticks. */
const drawTempleDrums: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('TEMPLE_DRUMS-g', [mid, deep])}${beams(14, bright, 0.2, 108)}${confetti(['#ffd04a', '#fff6e2', '#e8281e'])}<path d="M-200 206H440V400h-640z" fill="${deep}"/><path d="M-200 204H440v8h-640z" fill="${bright}" opacity=".7"/>`,
  front:
    `<defs>${linear('TEMPLE_DRUMS-r', LACQUER)}${linear('TEMPLE_DRUMS-o', GOLD)}${radial('TEMPLE_DRUMS-s', ['#fffdf0', '#fbe3b0', '#d9a258'])}${linear('TEMPLE_DRUMS-h', ['#b0612a', '#6b2f10', '#331205'])}</defs>` +
    form('M62 146L46 204H70L86 164ZM178 146L194 204H170L154 164Z', 'url(#TEMPLE_DRUMS-h)') +
    form('M54 184H186V196H54Z', 'url(#TEMPLE_DRUMS-h)') +
    `${disc(120, 108, 74, INK)}${disc(120, 108, 71, 'url(#TEMPLE_DRUMS-r)')}${disc(120, 108, 55, 'url(#TEMPLE_DRUMS-o)')}${disc(120, 108, 50, 'url(#TEMPLE_DRUMS-s)')}` +
    listIndices(16)
      .map(
        (at) =>
          `<circle cx="120" cy="45" r="5.500" fill="#ffe08a" stroke="#7d0711" stroke-width="3" transform="rotate(${at * 22.5} 120 108)"/>`,
      )
      .join('') +
    `${disc(120, 108, 27, '#c81018')}<path d="M120 81A27 27 0 0 1 120 135A13.500 13.500 0 0 1 120 108A13.500 13.500 0 0 0 120 81Z" fill="#ffc52e"/>${disc(120, 94.5, 5, '#ffc52e')}${disc(120, 121.5, 5, '#c81018')}` +
    `<g stroke-linecap="round"><path d="M52 198L96 136M188 198L144 136" stroke="${INK}" stroke-width="18"/><path d="M52 198L96 136M188 198L144 136" stroke="#f0b45a" stroke-width="10"/><path d="M50 196L94 134" stroke="#fff0c0" stroke-width="3"/></g>` +
    `${disc(98, 134, 13, '#e8281e', ` stroke="${INK}" stroke-width="4"`)}${disc(142, 134, 13, '#e8281e', ` stroke="${INK}" stroke-width="4"`)}${disc(94, 130, 4, '#ffb09a')}${disc(138, 130, 4, '#ffb09a')}`,
});

export const FESTIVE_THING_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  MOONCAKE_MINT: drawMooncakeMint,
  JADE_ELEVATOR: drawJadeElevator,
  LUCKY_LANTERNS: drawLuckyLanterns,
  GOLDEN_FLOWER: drawGoldenFlower,
  TEMPLE_DRUMS: drawTempleDrums,
};
