import {
  ball,
  cutOut,
  drawEdge,
  drawGround,
  drawLights,
  drawRays,
  drawStars,
  repeat,
  slope,
  starPath,
} from './fair-paints';
import type { DrawSubject } from './subject';

const INK = '#34083f';

/** A white disc with pips on a drawn ball; a picture has no text. */
const pips = (x: number, y: number, count: number, size = 1) =>
  `<circle cx="${x}" cy="${y}" r="${16 * size}" fill="#fff"/><g fill="${INK}">${repeat(count, (at) => {
    const turn = (at / count) * 2 * Math.PI;
    const [px, py] = count === 1 ? [0, 0] : [Math.sin(turn) * 8 * size, -Math.cos(turn) * 8 * size];
    return `<circle cx="${(x + px).toFixed(1)}" cy="${(y + py).toFixed(1)}" r="${3.6 * size}"/>`;
  })}</g>`;

/** A carousel on whose poles drawn balls ride instead of horses. */
const carouselDraw: DrawSubject = (palette) => {
  const balls = [
    [68, 146, 29, 'cdr-b', 3],
    [172, 146, 29, 'cdr-g', 5],
    [120, 130, 35, 'cdr-y', 1],
  ] as const;
  const edges = [40, 67, 94, 120, 146, 173, 200];
  const flap = (from: number, to: number, paint: string) =>
    `<path d="M120 36L${from} 78V88Q${(from + to) / 2} 106 ${to} 88V78z" fill="${paint}"/>`;
  return {
    back: `${drawGround('cdr-sky', palette, '#bdf3ff', '#4fb8f0', '#2a3fa8')}${drawRays('#fff', 0.18, 16)}${drawEdge('cdr-sky')}${drawLights(112, 12, 9, ['#fff6c9', '#ffe08a'])}`,
    front:
      `<defs>${ball('cdr-b', '#9adcff', '#2272f0', '#152a80')}${ball('cdr-g', '#b8f59a', '#27b35a', '#0b5a35')}${ball('cdr-y', '#fff3b0', '#ffb81e', '#b8640a')}${slope('cdr-r', '#ff7a6f', '#e0203f', '#95083a')}${slope('cdr-p', '#fff6c0', '#ffc62e', '#b8740a')}</defs>` +
      cutOut(
        'cdr',
        INK,
        `<path d="M64 84h8v106h-8zM168 84h8v106h-8zM116 84h8v106h-8z" fill="url(#cdr-p)"/><path d="M40 184Q120 170 200 184V198Q120 212 40 198z" fill="url(#cdr-r)"/>${balls.map(([x, y, radius, paint]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${paint})"/>`).join('')}${edges
          .slice(1)
          .map((to, at) => flap(edges[at] ?? 0, to, at % 2 ? '#fff6ea' : 'url(#cdr-r)'))
          .join('')}<circle cx="120" cy="40" r="8" fill="url(#cdr-p)"/>`,
      ) +
      `${balls.map(([x, y, , , count]) => pips(x, y, count, x === 120 ? 1.25 : 1)).join('')}<g fill="#ffd34d">${repeat(7, (at) => `<circle cx="${54 + at * 22}" cy="${[193, 195, 196, 197, 196, 195, 193][at]}" r="4"/>`)}</g><path d="M54 76L108 48" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
  };
};

/** A cloud of cotton candy on its cone. */
const cottonCandy: DrawSubject = (palette) => {
  const puffs = [
    [120, 64, 27, 'b'],
    [88, 78, 29, 'p'],
    [154, 80, 29, 'b'],
    [70, 110, 28, 'p'],
    [170, 112, 28, 'p'],
    [90, 138, 27, 'b'],
    [150, 140, 27, 'p'],
    [120, 140, 30, 'p'],
    [104, 106, 36, 'p'],
    [142, 108, 34, 'b'],
  ] as const;
  return {
    back: `${drawGround('cot-sky', palette, '#fff3c9', '#ffc25e', '#f0762a')}${drawRays('#fff', 0.28, 14)}${drawStars(
      '#fff8dc',
      [
        [36, 50, 10],
        [206, 48, 9],
        [34, 190, 8],
        [208, 186, 10],
        [-50, 110, 10],
        [292, 120, 10],
      ],
    )}${drawEdge('cot-sky')}`,
    front:
      `<defs>${ball('cot-p', '#fff0f9', '#ff8fcb', '#e0409a')}${ball('cot-b', '#f3fcff', '#9fe0ff', '#4f9df0')}${slope('cot-c', '#fff6e0', '#ffd9a0', '#c98a4a')}</defs>` +
      cutOut(
        'cot',
        '#5a1050',
        `<path d="M92 146H148L126 202Q120 210 114 202z" fill="url(#cot-c)"/>${puffs.map(([x, y, radius, paint]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#cot-${paint})"/>`).join('')}`,
      ) +
      '<path d="M108 172L130 190M104 160L136 184M116 190L124 197" stroke="#f0407a" stroke-width="5" stroke-linecap="round"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"><path d="M74 100q4-16 18-20M100 62q8-12 22-12M88 108q10-20 30-16M150 70q12 0 18 10"/></g><g fill="none" stroke="#c92a86" stroke-width="4" stroke-linecap="round" opacity=".45"><path d="M84 124q24 18 52 6M112 148q20 10 40-4M150 116q14 6 24-4"/></g>',
  };
};

/** Six laughing balls in a pyramid, the highest with a hat. */
const merrySix: DrawSubject = (palette) => {
  const balls = [
    [66, 172, 'r'],
    [120, 172, 'y'],
    [174, 172, 'b'],
    [93, 124, 'g'],
    [147, 124, 'p'],
    [120, 78, 'o'],
  ] as const;
  const face = (x: number, y: number) =>
    `<circle cx="${x - 9}" cy="${y - 5}" r="4.500"/><circle cx="${x + 9}" cy="${y - 5}" r="4.500"/><path d="M${x - 12} ${y + 4}h24q-2 13-12 13t-12-13z"/>`;
  return {
    back: `${drawGround('mer-sky', palette, '#ffe3f4', '#ff8fc9', '#8a2fb8')}${drawRays('#fff', 0.24, 16)}${drawEdge('mer-sky')}`,
    front:
      `<defs>${ball('mer-r', '#ffb3a8', '#f0263f', '#95083a')}${ball('mer-y', '#fffbd0', '#ffc81e', '#c9780a')}${ball('mer-b', '#b8e6ff', '#2a8df0', '#1b2fa0')}${ball('mer-g', '#d6ffb8', '#3fc95e', '#0b6b3f')}${ball('mer-p', '#f0ccff', '#a04fe8', '#5a1aa0')}${ball('mer-o', '#ffe3b8', '#ff8a1e', '#b8440a')}${slope('mer-h', '#8ff0ff', '#1f9ee0', '#15509a')}</defs>` +
      cutOut(
        'mer',
        INK,
        `${balls.map(([x, y, paint]) => `<circle cx="${x}" cy="${y}" r="27" fill="url(#mer-${paint})"/>`).join('')}<path d="M96 66L122 24L144 64Q120 54 96 66z" fill="url(#mer-h)"/><circle cx="122" cy="26" r="9" fill="#fff3a8"/>`,
        8,
      ) +
      `<path d="M112 40L132 46M104 53L138 55" stroke="#fff3a8" stroke-width="5" stroke-linecap="round"/><g fill="#2a0638">${balls.map(([x, y]) => face(x, y)).join('')}</g><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85">${balls.map(([x, y]) => `<path d="M${x - 19} ${y - 5}q2-10 9-14"/>`).join('')}</g>`,
  };
};

/** A locomotive whose boiler is a drum full of tickets. */
const tombola: DrawSubject = (palette) => {
  const ticket = (x: number, y: number, turn: number, color: string) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-19-11H19V-4A4 4 0 0 0 19 4V11H-19V4A4 4 0 0 0-19-4z" fill="${color}" stroke="${INK}" stroke-width="3"/>`;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="184" r="9" fill="url(#tom-g)" stroke="${INK}" stroke-width="4"/><path d="M${x} 168V200M${x - 16} 184H${x + 16}" stroke="${INK}" stroke-width="3"/>`;
  return {
    back: `${drawGround('tom-sky', palette, '#e3ffd0', '#8fe07a', '#2a9d74')}<g fill="#fff" opacity=".9"><circle cx="52" cy="38" r="17"/><circle cx="28" cy="28" r="22"/><circle cx="-10" cy="34" r="28"/><circle cx="-58" cy="22" r="34"/></g><path d="M-120 206H360V320H-120z" fill="#6b4a2a"/><path d="M-120 200H360V208H-120z" fill="#c9b8a0"/>${drawEdge('tom-sky')}`,
    front:
      `<defs>${slope('tom-r', '#ff8a7a', '#e8203f', '#8f083a')}${slope('tom-g', '#fff6c0', '#ffc62e', '#b8740a')}${ball('tom-d', '#f3fbff', '#a8dcff', '#4f8fe0')}${slope('tom-b', '#7a8fc9', '#3a4a8f', '#1a2250')}</defs>` +
      cutOut(
        'tom',
        INK,
        `<path d="M52 96L46 60H76L70 96V154H52z" fill="url(#tom-b)"/><path d="M40 52H82V66H40z" fill="url(#tom-g)"/><path d="M34 196L50 150H202V176H186V184H54z" fill="url(#tom-r)"/><circle cx="130" cy="104" r="62" fill="url(#tom-d)"/>${[78, 126, 174].map((x) => `<circle cx="${x}" cy="184" r="20" fill="url(#tom-b)"/>`).join('')}`,
      ) +
      `${ticket(112, 132, -18, '#ffd34d')}${ticket(152, 128, 24, '#ff7a9a')}${ticket(130, 146, 4, '#8ff06a')}${ticket(108, 86, 30, '#fff')}${ticket(152, 80, -26, '#ffb05e')}${ticket(132, 108, 62, '#9fb8ff')}` +
      `<g fill="none" stroke="url(#tom-g)" stroke-linecap="round"><circle cx="130" cy="104" r="59" stroke-width="8"/><path d="M130 46V162M72 104H188" stroke-width="5"/></g><circle cx="130" cy="104" r="11" fill="url(#tom-g)" stroke="${INK}" stroke-width="4"/><path d="${starPath(130, 104, 6)}" fill="#e0203f"/><path d="M90 76q10-18 28-22" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"/>${[78, 126, 174].map(wheel).join('')}<path d="M54 164H194" stroke="#ffd34d" stroke-width="5" stroke-linecap="round"/>`,
  };
};

export const FAIR_DRAWS: Readonly<Record<string, DrawSubject>> = {
  CAROUSEL_DRAW: carouselDraw,
  COTTON_CANDY_45: cottonCandy,
  MERRY_6_OF_49: merrySix,
  TOMBOLA_EXPRESS: tombola,
};
