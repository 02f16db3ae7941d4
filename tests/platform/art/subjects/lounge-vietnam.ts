import {
  BRASS,
  createBallPaints,
  createLinearPaint,
  createRadialPaint,
  drawBall,
  drawCard,
  drawCoin,
  drawMirrored,
  drawNightGround,
  drawSparkle,
  drawSuit,
  drawWater,
  NIGHT_INK,
} from './lounge-parts';
import type { DrawSubject } from './subject';

const drawThreeBalls = (code: string) =>
  drawBall(code, 70, 186, 17, 'green') + drawBall(code, 170, 186, 17, 'blue') + drawBall(code, 120, 188, 19, 'red');

/** A roof with upturned eaves; `y` is the line of the eaves. */
const drawEaves = (code: string, y: number, half: number, height: number) =>
  `<path d="M${120 - half} ${y - 10}Q${120 - half * 0.6} ${y - 8} ${120 - half * 0.34} ${y - height}H${120 + half * 0.34}Q${120 + half * 0.6} ${y - 8} ${120 + half} ${y - 10}L${120 + half - 8} ${y + 6}H${128 - half}z" fill="url(#${code}-roof)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M${130 - half} ${y + 1}H${110 + half}" stroke="#ffd86b" stroke-width="4"/>`;

/** The pagoda of the north on its one pillar above a lotus. */
const northernLottery: DrawSubject = (palette) => {
  const code = 'XO_SO_MIEN_BAC';
  const petal = '<path d="M120 172Q70 176 50 150 84 138 112 166zM120 172Q86 156 84 128 112 140 122 168z"/>';
  return {
    back: `${drawNightGround(code, palette, 100)}<circle cx="120" cy="96" r="96" fill="#ffe9b0" opacity=".1"/>${drawWater(code, 172, palette.mid)}`,
    front:
      `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-roof`, ['#ff7a5c', '#c2311f', '#6e140e'])}${createLinearPaint(`${code}-wall`, ['#fff4d0', '#f0c265', '#b5762a'], 'x2="1"')}${createLinearPaint(`${code}-petal`, ['#ffe0ea', '#f48fb1', '#b73a6a'])}</defs>` +
      `<path d="M106 126h28v48h-28z" fill="#c9a877" stroke="${NIGHT_INK}" stroke-width="5"/><g fill="url(#${code}-petal)" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round">${drawMirrored(petal)}<path d="M120 174Q100 150 120 126 140 150 120 174z"/></g>` +
      `<path d="M66 116h108v14l-20 8H86l-20-8z" fill="#8c2f1d" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M76 84h88v34H76z" fill="url(#${code}-wall)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M108 118V98a12 12 0 0 1 24 0v20z" fill="#7a1a12"/><path d="M84 92h14v20H84zM142 92h14v20h-14z" fill="#7a1a12"/><path d="M87 95h8v14h-8zM145 95h8v14h-8zM114 102h12v16h-12z" fill="#ffdf86"/>` +
      `${drawEaves(code, 82, 70, 36)}<path d="M106 46q14-16 28 0-14-4-28 0z" fill="#ffd86b" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/>${drawThreeBalls(code)}`,
  };
};

/** The covered bridge of a town of lanterns in the middle of the country. */
const centralLottery: DrawSubject = (palette) => {
  const code = 'XO_SO_MIEN_TRUNG';
  const lantern = (x: number, y: number, fill: string) =>
    `<path d="M${x} ${y - 18}v8" stroke="${NIGHT_INK}" stroke-width="4"/><ellipse cx="${x}" cy="${y}" rx="12" ry="11" fill="${fill}" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M${x} ${y + 10}v8" stroke="#ffd86b" stroke-width="4"/><ellipse cx="${x - 4}" cy="${y - 3}" rx="3" ry="4" fill="#fff" opacity=".8"/>`;
  return {
    back: `${drawNightGround(code, palette, 100)}${drawWater(code, 158, palette.mid)}<path d="M-110-20Q40 60 120 20T350-10" fill="none" stroke="#0a0506" stroke-width="4"/>${[-60, 6, 234, 300].map((x, at) => `<g transform="translate(0 ${at % 3 === 0 ? 22 : 50})">${lantern(x, 10, at % 2 === 0 ? '#ffb43a' : '#ff6f91')}</g>`).join('')}`,
    front:
      `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-roof`, ['#7fd0a5', '#2b8f68', '#0e4a36'])}${createLinearPaint(`${code}-stone`, ['#ff9d76', '#d2542f', '#8a2a17'])}</defs>` +
      `<path d="M36 128H204V182H168Q164 148 120 148T72 182H36z" fill="url(#${code}-stone)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M72 180Q76 150 120 150T168 180" fill="none" stroke="#ffd7a8" stroke-width="5"/><path d="M46 88h148v40H46z" fill="#5a1d12" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M56 98h20v20H56zM88 98h64v20H88zM164 98h20v20h-20z" fill="#ffcf6b"/><path d="M106 96v32M134 96v32" stroke="#5a1d12" stroke-width="6"/><path d="M40 120h160v9H40z" fill="#ffb27a" stroke="${NIGHT_INK}" stroke-width="4"/>` +
      `${drawEaves(code, 86, 84, 30)}<path d="M88 60h64v-8l-12-10h-40L88 52z" fill="url(#${code}-roof)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M92 53h56" stroke="#ffd86b" stroke-width="4"/>${lantern(66, 108, '#ff5a72')}${lantern(120, 108, '#ffd23c')}${lantern(174, 108, '#ff5a72')}${drawThreeBalls(code)}`,
  };
};

/** The market of the south with its clock tower. */
const southernLottery: DrawSubject = (palette) => {
  const code = 'XO_SO_MIEN_NAM';
  const palm =
    '<g fill="#0d3a2a"><path d="M22 70Q-10 52-34 74-2 70 18 84zM22 70Q4 34-20 34 4 50 18 78zM24 70Q40 34 64 38 40 52 28 78zM24 70Q56 52 74 76 48 70 26 84z"/><path d="M18 76h9q-2 70 6 140H10q8-70 8-140z"/></g>';
  return {
    back: `${drawNightGround(code, palette, 100)}${drawMirrored(palm)}<path d="M-110 196h460v104h-460z" fill="#120a09"/><ellipse cx="120" cy="200" rx="150" ry="14" fill="#ffb43a" opacity=".3"/>`,
    front:
      `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-roof`, ['#ff8a66', '#c43a22', '#74180e'])}${createLinearPaint(`${code}-wall`, ['#fff7dc', '#f7d689', '#c48a3c'], 'x2="1"')}${createRadialPaint(`${code}-clock`, ['#fff', '#fff3d6', '#d9bd8c'])}</defs>` +
      `<g stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"><path d="M40 138h160v56H40z" fill="url(#${code}-wall)"/><path d="M34 138L52 114H188l18 24z" fill="url(#${code}-roof)"/><path d="M82 92h76v102H82z" fill="url(#${code}-wall)"/><path d="M74 92L84 82h72l10 10z" fill="#fff1cc"/><path d="M90 82V62h60v20z" fill="url(#${code}-wall)"/><path d="M80 64Q112 56 120 34 128 56 160 64z" fill="url(#${code}-roof)"/></g>` +
      `<circle cx="120" cy="118" r="22" fill="#7a3a12" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="120" cy="118" r="17" fill="url(#${code}-clock)"/><path d="M120 107v12l8 5" fill="none" stroke="${NIGHT_INK}" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/><path d="M102 78V72a4 4 0 0 1 8 0v6zM116 78V72a4 4 0 0 1 8 0v6zM130 78V72a4 4 0 0 1 8 0v6z" fill="#7a3a12"/><path d="M98 194V168a22 22 0 0 1 44 0v26z" fill="#4a1a0c"/><path d="M48 150h26v22H48zM166 150h26v22h-26z" fill="#ffcf6b" stroke="#7a3a12" stroke-width="4"/>${drawThreeBalls(code)}`,
  };
};

/** A lottery ball with a conical hat that races through the city on a scooter. */
const hanoiExpress: DrawSubject = (palette) => {
  const code = 'HA_NOI_SIEU_TOC';
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="180" r="23" fill="${NIGHT_INK}"/><circle cx="${x}" cy="180" r="18" fill="#3a3a46"/><circle cx="${x}" cy="180" r="11" fill="#e9eef4"/><circle cx="${x}" cy="180" r="5" fill="#7c8fa3"/>`;
  return {
    back: `${drawNightGround(code, palette, 110)}<path d="M-110 210V130h30v-30h40v40h30v-60h36v44h30V96h34v40h44V84h32v46h40V70h34v60h30v-40h40v30h40v90z" fill="#0a0506" opacity=".6"/><path d="M-110 202h460v98h-460z" fill="#120a09"/><g stroke-linecap="round" stroke="${palette.accent}" stroke-width="6" opacity=".55"><path d="M-100 96h84M-60 128h70M-110 160h90M230 70h100M250 150h90"/></g><path d="M-110 226h70M0 226h70M110 226h70M220 226h70" stroke="#ffd86b" stroke-width="7" opacity=".6"/>`,
    front:
      `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-body`, ['#9dfbe0', '#1fb597', '#0a5f55'])}${createLinearPaint(`${code}-hat`, ['#fff8dc', '#f2d28a', '#b98a3e'], 'x2="1"')}</defs>` +
      `<g stroke-linecap="round" stroke="#ffe38a" stroke-width="7"><path d="M36 120h26M44 140h20"/></g>${wheel(78)}${wheel(172)}<path d="M158 92L170 140" stroke="${NIGHT_INK}" stroke-width="17" stroke-linecap="round"/><path d="M158 92L170 140" stroke="#d8e2ec" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="M48 174Q46 138 82 136H124Q128 162 136 166H150L146 108Q160 100 168 114L176 150Q198 152 202 174 184 160 160 168L152 184H106Q100 158 78 158 60 160 56 178z" fill="url(#${code}-body)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M58 158Q66 144 86 143H112" fill="none" stroke="#eafff8" stroke-width="5" stroke-linecap="round"/><path d="M66 128h62q6 0 4 10H70q-10 0-4-10z" fill="#4a2410" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="170" cy="106" r="11" fill="#fff6c0" stroke="${NIGHT_INK}" stroke-width="4"/>` +
      `${drawBall(code, 102, 98, 32, 'red')}<path d="M124 106Q138 114 154 98" fill="none" stroke="${NIGHT_INK}" stroke-width="13" stroke-linecap="round"/><path d="M124 106Q138 114 154 98" fill="none" stroke="#e0364f" stroke-width="6" stroke-linecap="round"/><path d="M108 86h10v10h-10z" fill="#fffdf5"/><circle cx="100" cy="98" r="4.500" fill="${NIGHT_INK}"/><circle cx="114" cy="98" r="4.500" fill="${NIGHT_INK}"/><path d="M100 108q8 7 14-1" fill="none" stroke="${NIGHT_INK}" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M102 36Q108 40 150 78 104 94 54 82 88 46 102 36z" fill="url(#${code}-hat)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M72 72Q100 80 130 68M88 56Q104 62 120 56" fill="none" stroke="#b98a3e" stroke-width="3.500"/>`,
  };
};

/** Two cards that fly with the light of a bolt. */
const speedBaccarat: DrawSubject = (palette) => {
  const code = 'SPEED_BACCARAT';
  return {
    back: `${drawNightGround(code, palette, 110)}<g fill="${palette.accent}" opacity=".16"><path d="M-110 250L180 60 120 20-110 170zM-60 300L230 150 210 110-110 300zM200 60L350-40V-60H280z"/></g>`,
    front:
      `<defs>${createLinearPaint(`${code}-card`, ['#fffdf5', '#fbeed3', '#e2c597'], 'x2=".7" y2="1"')}${createLinearPaint(`${code}-trail`, ['#ff7a1a00', '#ffb43a', '#fff3a0'], 'x1="0" y1="1" x2=".8" y2=".2"')}${createLinearPaint(`${code}-bolt`, ['#fffbd6', '#ffd23c', '#ef8f1a'])}</defs>` +
      `<g fill="url(#${code}-trail)"><path d="M30 172L96 56 150 84z"/><path d="M34 208L90 100 150 150z"/><path d="M88 214L130 150 186 160z"/></g><g transform="translate(134 104) scale(.82) translate(-120 -116)">` +
      `${drawCard({ x: 92, y: 116, angle: 8 }, `url(#${code}-card)`, drawSuit('spade', 0, 0, 2.4))}${drawCard({ x: 154, y: 108, angle: 26 }, `url(#${code}-card)`, drawSuit('heart', 4, 0, 2.5))}</g>` +
      `<path d="M128 88L72 152H104L84 206 158 132H124L150 88z" fill="url(#${code}-bolt)" stroke="${NIGHT_INK}" stroke-width="6" stroke-linejoin="round"/><path d="M130 95L86 146" stroke="#fff" stroke-width="5" stroke-linecap="round"/>${drawSparkle(62, 64, 12)}${drawSparkle(192, 186, 10)}`,
  };
};

/** A peacock that displays its feathers above gold coins. */
const peacockFortune: DrawSubject = (palette) => {
  const code = 'PEACOCK_FORTUNE';
  const feather = (name: string, length: number) =>
    `<g id="${code}-${name}-feather"><path d="M120 146Q96 ${156 - length} 120 ${146 - length} 144 ${156 - length} 120 146z" fill="url(#${code}-${name})" stroke="${NIGHT_INK}" stroke-width="4"/><ellipse cx="120" cy="${168 - length}" rx="9" ry="12" fill="#ffd23c"/><ellipse cx="120" cy="${170 - length}" rx="6" ry="8" fill="#12227a"/></g>`;
  const fan = (name: string, angles: readonly number[]) =>
    angles.map((angle) => `<use href="#${code}-${name}-feather" transform="rotate(${angle} 120 146)"/>`).join('');
  return {
    back: `${drawNightGround(code, palette, 116)}<g fill="${palette.bright}" opacity=".14">${[-80, -48, -16, 16, 48, 80].map((angle) => `<path d="M120 146L102-160h36z" transform="rotate(${angle} 120 146)"/>`).join('')}</g>`,
    front:
      `<defs>${createLinearPaint(`${code}-far`, ['#8dffd0', '#18b68a', '#075848'])}${createLinearPaint(`${code}-near`, ['#8ff0ff', '#1c9fd0', '#0a4a7a'])}${createLinearPaint(`${code}-body`, ['#6fa8ff', '#2450d8', '#101f6e'], 'x2="1" y2=".5"')}${createRadialPaint(`${code}-coin`, BRASS)}${feather('far', 104)}${feather('near', 74)}</defs>` +
      `${fan('far', [-84, 84, -63, 63, -42, 42, -21, 21, 0])}${fan('near', [-73, 73, -52, 52, -31, 31, -10, 10])}` +
      `<path d="M112 184v14M128 184v14" stroke="#e0902a" stroke-width="6"/><path d="M120 80C102 80 102 102 107 116 88 136 88 172 120 190 152 172 152 136 133 116 138 102 138 80 120 80z" fill="url(#${code}-body)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M104 134Q98 150 106 166" fill="none" stroke="#a9c8ff" stroke-width="6" stroke-linecap="round"/><path d="M120 74V60M112 76L104 62M128 76l8-14" stroke="${NIGHT_INK}" stroke-width="4"/><g fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="3"><circle cx="120" cy="58" r="5"/><circle cx="102" cy="61" r="5"/><circle cx="138" cy="61" r="5"/></g>` +
      `<circle cx="120" cy="90" r="20" fill="url(#${code}-body)" stroke="${NIGHT_INK}" stroke-width="5"/><ellipse cx="111" cy="88" rx="7" ry="8" fill="#fff"/><ellipse cx="129" cy="88" rx="7" ry="8" fill="#fff"/><circle cx="112" cy="89" r="4" fill="${NIGHT_INK}"/><circle cx="128" cy="89" r="4" fill="${NIGHT_INK}"/><path d="M112 98h16l-8 14z" fill="#ffb43a" stroke="${NIGHT_INK}" stroke-width="3" stroke-linejoin="round"/>` +
      `${drawCoin(72, 186, 17, `url(#${code}-coin)`)}${drawCoin(168, 186, 17, `url(#${code}-coin)`)}${drawCoin(98, 194, 15, `url(#${code}-coin)`)}${drawCoin(142, 194, 15, `url(#${code}-coin)`)}`,
  };
};

/** Subjects of the Vietnamese lotteries and of games beside them in the lounge. */
export const LOUNGE_VIETNAM_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  XO_SO_MIEN_BAC: northernLottery,
  XO_SO_MIEN_TRUNG: centralLottery,
  XO_SO_MIEN_NAM: southernLottery,
  HA_NOI_SIEU_TOC: hanoiExpress,
  SPEED_BACCARAT: speedBaccarat,
  PEACOCK_FORTUNE: peacockFortune,
};
