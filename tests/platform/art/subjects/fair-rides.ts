import {
  ball,
  cutOut,
  drawEdge,
  drawGround,
  drawLights,
  drawRays,
  drawStars,
  pointAt,
  repeat,
  slope,
  starPath,
} from './fair-paints';
import type { DrawSubject } from './subject';

/** Returns the path of a slice of a ring around (x, y), from one angle to another (degrees). */
function slicePath(from: number, to: number, radius: number, x = 120, y = 120): string {
  const [ax, ay] = pointAt(from, radius, x, y);
  const [bx, by] = pointAt(to, radius, x, y);
  return `M${x} ${y}L${ax} ${ay}A${radius} ${radius} 0 0 1 ${bx} ${by}z`;
}

/** A car with two riders leaves a loop of candy cane. */
const coaster: DrawSubject = (palette) => {
  const rider = (x: number, skin: string, cap: string) =>
    `<path d="M${x - 26} 94L${x - 17} 90L${x - 6} 130H${x - 18}zM${x + 26} 94L${x + 17} 90L${x + 6} 130H${x + 18}z" fill="${skin}"/><circle cx="${x - 22}" cy="90" r="7" fill="${skin}"/><circle cx="${x + 22}" cy="90" r="7" fill="${skin}"/><circle cx="${x}" cy="118" r="19" fill="${skin}"/><path d="M${x - 20} 115C${x - 20} 92 ${x + 20} 92 ${x + 20} 115z" fill="${cap}"/>`;
  const face = (x: number) =>
    `<circle cx="${x - 7}" cy="121" r="3" fill="#3b0a3d"/><circle cx="${x + 7}" cy="121" r="3" fill="#3b0a3d"/><path d="M${x - 7} 126h14q-2 9-7 9t-7-9z" fill="#8a1030"/>`;
  return {
    back: `${drawGround('coa-sky', palette, '#d6f7ff', '#7fd4f7', '#4c8df0')}<g fill="#ffb3dc"><path d="M-30 210a32 32 0 0 1 44-34 40 40 0 0 1 70 8 32 32 0 0 1 36 40V320H-120V220z"/><path d="M60 196H260V320H60z"/><path d="M150 214a30 30 0 0 1 38-30 40 40 0 0 1 68 0 36 36 0 0 1 60 10 30 30 0 0 1 44 26V320H150z"/></g><g fill="#fff" opacity=".85"><path d="M6 70a16 16 0 0 1 22-15 22 22 0 0 1 36 4 16 16 0 0 1 18 18H6zM196 60a16 16 0 0 1 22-15 22 22 0 0 1 36 4 16 16 0 0 1 18 18h-76zM-90 60a20 20 0 0 1 28-19 26 26 0 0 1 44 6 18 18 0 0 1 20 22h-92z"/></g>${drawEdge('coa-sky')}`,
    front:
      `<defs>${slope('coa-p', '#ff9ad0', '#f03a94', '#a30f6a')}${slope('coa-t', '#fff3a8', '#ffc21e', '#d1800a')}<g id="coa-ring" fill="none"><circle cx="120" cy="110" r="62"/><path d="M36 190H204"/></g></defs>` +
      '<use href="#coa-ring" y="2" stroke="#3b0a3d" stroke-width="29"/><use href="#coa-ring" stroke="#fff" stroke-width="20"/><use href="#coa-ring" stroke="#f0203f" stroke-width="20" stroke-dasharray="16.230 16.230"/><use href="#coa-ring" y="-6" stroke="#fff" stroke-width="4" opacity=".6"/>' +
      cutOut(
        'coa',
        '#3b0a3d',
        `${rider(86, '#ffd9ad', '#2aa7f0')}${rider(154, '#c98552', '#8ae04a')}<path d="M46 146C46 132 58 132 64 138H172C186 126 200 138 198 152C196 172 184 180 168 180H72C54 180 46 166 46 146z" fill="url(#coa-p)"/><circle cx="82" cy="182" r="15" fill="url(#coa-t)"/><circle cx="158" cy="182" r="15" fill="url(#coa-t)"/>`,
      ) +
      `${face(86)}${face(154)}<path d="M48 152C80 164 150 164 197 150L195 162C150 176 84 176 52 166z" fill="#fff3d6"/><path d="M58 144H168" stroke="#ffd1ea" stroke-width="5" stroke-linecap="round"/><circle cx="82" cy="182" r="6" fill="#8a1060"/><circle cx="158" cy="182" r="6" fill="#8a1060"/><path d="${starPath(180, 152, 13)}" fill="url(#coa-t)"/>`,
  };
};

/** A white horse under the roof of a carousel. */
const carousel: DrawSubject = (palette) => {
  const roof = (from: number, to: number, paint: string) =>
    `<path d="M120 40L${from} 72V80Q${(from + to) / 2} 96 ${to} 80V72z" fill="${paint}"/>`;
  const edges = [42, 68, 94, 120, 146, 172, 198];
  return {
    back: `${drawGround('car-sky', palette, '#ff9ecb', '#c944a8', '#5a1a8a')}${drawRays('#ffe6a8', 0.16, 16)}${drawEdge('car-sky')}${drawLights(112, 12, 9, ['#fff6c9', '#ffc2e6'])}`,
    front:
      `<defs>${slope('car-w', '#fff', '#f3ecff', '#b9a6e0')}${slope('car-g', '#fff6c0', '#ffc62e', '#b8740a')}${slope('car-r', '#ff6f6a', '#e0203f', '#95083a')}${slope('car-m', '#ffc04d', '#f0772a', '#b03a1a')}</defs>` +
      cutOut(
        'car',
        '#34083f',
        `<path d="M44 190Q120 176 196 190V200Q120 212 44 200z" fill="url(#car-r)"/><path d="M116 88h9v104h-9z" fill="url(#car-g)"/>` +
          '<path d="M154 128C170 104 192 116 190 136C189 146 194 152 200 154C184 164 172 152 174 140C174 132 168 132 160 140z" fill="url(#car-m)"/>' +
          '<path d="M66 134C58 136 50 128 54 120C60 114 64 106 68 100L72 90L80 97C96 98 106 110 112 122C126 130 138 118 150 120C168 122 172 138 166 150C172 158 180 162 184 168L182 184L172 184L172 172C164 170 156 166 152 160C152 166 154 170 158 174L152 188L142 186L145 174C140 170 138 164 138 158C134 164 116 164 104 160C98 166 90 170 86 176L92 186L82 190L72 178C74 168 82 162 86 154C78 156 70 162 66 170L70 180L60 183L52 170C58 154 70 146 84 142C82 134 80 130 78 128C74 130 70 132 66 134z" fill="url(#car-w)"/>' +
          '<path d="M80 97C100 94 116 108 118 128C108 130 98 128 98 118C90 118 88 110 84 108C78 106 76 100 80 97z" fill="url(#car-m)"/>' +
          edges
            .slice(1)
            .map((to, at) => roof(edges[at] ?? 0, to, at % 2 ? '#fff6ea' : 'url(#car-r)'))
            .join('') +
          '<circle cx="120" cy="42" r="7" fill="url(#car-g)"/>',
      ) +
      '<path d="M110 126C122 132 134 126 144 124L146 152Q126 160 108 152z" fill="url(#car-r)" stroke="#34083f" stroke-width="4" stroke-linejoin="round"/><path d="M114 132q14 4 26-2" fill="none" stroke="#ffd34d" stroke-width="5" stroke-linecap="round"/><path d="M117 84h7v44h-7z" fill="url(#car-g)"/><circle cx="75" cy="110" r="4.500" fill="#34083f"/><path d="M62 114L70 129" stroke="#e0203f" stroke-width="5" stroke-linecap="round"/>' +
      `<g fill="#ffd34d">${repeat(7, (at) => `<circle cx="${54 + at * 22}" cy="${[195, 197, 198, 198, 198, 197, 195][at]}" r="4"/>`)}</g><path d="M54 72L108 49" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
  };
};

/** A wheel of fortune with a pointer. */
const wheel: DrawSubject = (palette) => {
  const colors = ['#f0263f', '#ffc21e', '#2a8df0', '#27b35a', '#8a3fe0', '#ff7a1e'];
  return {
    back: `${drawGround('whe-sky', palette, '#fff0b0', '#ff9fb0', '#e0407f')}${drawRays('#fff8dc', 0.5, 14)}${drawEdge('whe-sky')}`,
    front:
      `<defs>${slope('whe-g', '#fff6c0', '#ffc62e', '#b8740a')}${ball('whe-s', '#ffffff90', '#ffffff00', '#30004080')}${slope('whe-r', '#ff7a6f', '#e0203f', '#95083a')}</defs>` +
      cutOut(
        'whe',
        '#3d0a3a',
        '<path d="M88 176H152L172 206H68z" fill="url(#whe-r)"/><circle cx="120" cy="118" r="76" fill="url(#whe-g)"/>',
      ) +
      `${repeat(12, (at) => `<path d="${slicePath(at * 30 - 15, at * 30 + 15, 61, 120, 118)}" fill="${colors[at % 6]}"/>`)}<circle cx="120" cy="118" r="61" fill="url(#whe-s)" stroke="#3d0a3a" stroke-width="5"/>` +
      `<g fill="#fffdf0">${repeat(12, (at) => {
        const [x, y] = pointAt(at * 30 + 15, 69, 120, 118);
        return `<circle cx="${x}" cy="${y}" r="4.500"/>`;
      })}</g><g fill="#fff">${repeat(6, (at) => `<path d="${starPath(...pointAt(at * 60 + 30, 44, 120, 118), 9)}"/>`)}</g>` +
      `<circle cx="120" cy="118" r="23" fill="url(#whe-g)" stroke="#3d0a3a" stroke-width="5"/><path d="${starPath(120, 118, 14)}" fill="#e0203f"/>` +
      '<path d="M102 36H138Q142 36 140 41L120 78L100 41Q98 36 102 36z" fill="url(#whe-r)" stroke="#3d0a3a" stroke-width="6" stroke-linejoin="round"/><circle cx="120" cy="48" r="6" fill="#ffd34d"/>',
  };
};

/** A big wheel with five cabins. */
const ferris: DrawSubject = (palette) => {
  const colors = ['fer-r', 'fer-y', 'fer-g', 'fer-b', 'fer-p'];
  const cabin = (at: number) => {
    const [x, y] = pointAt(at * 72, 60, 120, 112);
    return `<g transform="translate(${x} ${y})"><path d="M-20-8Q0-34 20-8V10Q20 20 10 20H-10Q-20 20-20 10z" fill="url(#${colors[at]})"/></g>`;
  };
  const glass = (at: number) => {
    const [x, y] = pointAt(at * 72, 60, 120, 112);
    return `<rect x="${x - 14}" y="${y - 8}" width="28" height="14" rx="5" fill="#fffbe0"/><path d="M${x - 12} ${y - 10}q6-8 12-9" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
  };
  return {
    back: `${drawGround('fer-sky', palette, '#ff9e6b', '#e0528f', '#4a2390')}${drawStars('#fff3d6', [
      [30, 40, 9],
      [206, 34, 8],
      [222, 120, 6],
      [-40, 60, 8],
      [280, 90, 8],
    ])}<path d="M-120 196Q0 166 120 190T360 184V320H-120z" fill="#4a1a78"/>${drawEdge('fer-sky')}`,
    front:
      `<defs>${slope('fer-r', '#ff8a7a', '#f0203f', '#95083a')}${slope('fer-y', '#fff3a8', '#ffb81e', '#c9700a')}${slope('fer-g', '#b0f58a', '#27b35a', '#0b6b3f')}${slope('fer-b', '#9ae0ff', '#2a8df0', '#1b3fb0')}${slope('fer-p', '#e6b8ff', '#a04fe8', '#5a1aa0')}${slope('fer-w', '#fff', '#ffe9c9', '#e0b8d0')}</defs>` +
      cutOut(
        'fer',
        '#2a0848',
        `<path d="M114 112L66 204H82L120 132L158 204H174L126 112z" fill="url(#fer-w)"/>${repeat(5, (at) => `<path transform="rotate(${at * 72} 120 112)" d="M116 56h8v56h-8z" fill="#ffe9c9"/>`)}<path fill-rule="evenodd" d="M120 48a64 64 0 1 1 0 128a64 64 0 1 1 0-128zm0 10a54 54 0 1 0 0 108a54 54 0 1 0 0-108z" fill="url(#fer-w)"/>${repeat(5, cabin)}<circle cx="120" cy="112" r="18" fill="url(#fer-y)"/>`,
        8,
      ) +
      `${repeat(5, glass)}<path d="${starPath(120, 112, 12)}" fill="#fff"/>`,
  };
};

export const FAIR_RIDES: Readonly<Record<string, DrawSubject>> = {
  CANDY_COASTER: coaster,
  GRAND_CAROUSEL: carousel,
  WHEEL_OF_THE_FAIR: wheel,
  FERRIS_FIVE: ferris,
};
