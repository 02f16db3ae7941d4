import {
  BRASS,
  BURGUNDY,
  createLinearPaint,
  createRadialPaint,
  drawDie,
  drawMirrored,
  drawNightGround,
  drawSparkle,
  drawTurned,
  NIGHT_INK,
} from './lounge-parts';
import type { DrawSubject } from './subject';

/** Floodlights of an arena. */
const drawFloodlights = (code: string) =>
  `<defs>${createLinearPaint(`${code}-flood`, ['#fff6cf90', '#fff6cf00'])}</defs><g fill="url(#${code}-flood)"><path d="M-10-10H24L150 220H40zM250-10H216L90 220H200z"/></g><g fill="#fff6cf"><circle cx="-6" cy="4" r="10"/><circle cx="18" cy="4" r="10"/><circle cx="222" cy="4" r="10"/><circle cx="246" cy="4" r="10"/></g>`;

/** A football above the goal line of an arena. */
const arenaFootball: DrawSubject = (palette) => {
  const code = 'ARENA_FOOTBALL';
  return {
    back: `${drawNightGround(code, palette, 110)}${drawFloodlights(code)}<path d="M-110 176H350V300H-110z" fill="#0e5a36"/><path d="M-110 176h80l-40 124h-40zM30 176h60l-10 124H0zM150 176h60l30 124h-80zM270 176h80v124h-40z" fill="#137a48"/><path d="M-110 182h460" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`,
    front:
      `<defs>${createRadialPaint(`${code}-ball`, ['#fff', '#f1f3f6', '#93a0b4'])}<clipPath id="${code}-clip"><circle cx="120" cy="116" r="76"/></clipPath></defs><ellipse cx="120" cy="198" rx="62" ry="9" opacity=".5"/><circle cx="120" cy="116" r="81" fill="${NIGHT_INK}"/><circle cx="120" cy="116" r="76" fill="url(#${code}-ball)"/>` +
      `<g clip-path="url(#${code}-clip)" stroke="#1d2430" stroke-width="6"><path d="M120 84l31 22-12 36h-38l-12-36z" fill="#232b3a"/>${drawTurned(5, 120, 116, () => '<path d="M120 84V58"/><path d="M92 30H148L142 56 120 66 98 56z" fill="#232b3a"/><path d="M142 56L166 72"/>')}</g><path d="M62 96Q70 66 100 52" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".9"/><path d="M120 192A76 76 0 0 0 196 116 84 84 0 0 1 120 192z" fill="#101726" opacity=".35"/>`,
  };
};

/** A basketball that falls through the net. */
const courtside: DrawSubject = (palette) => {
  const code = 'COURTSIDE';
  return {
    back: `${drawNightGround(code, palette, 100)}${drawFloodlights(code)}<path d="M-110 214H350V300H-110z" fill="#8a4b1f"/><path d="M-110 214H350v6H-110z" fill="#f0b56a"/>`,
    front:
      `<defs>${createRadialPaint(`${code}-ball`, ['#ffd08a', '#f07c1e', '#9a3a08'])}<clipPath id="${code}-clip"><circle cx="120" cy="90" r="52"/></clipPath></defs>` +
      `<path d="M62 134Q120 112 178 134" fill="none" stroke="${NIGHT_INK}" stroke-width="14" stroke-linecap="round"/><path d="M62 134Q120 112 178 134" fill="none" stroke="#b3242f" stroke-width="8" stroke-linecap="round"/><circle cx="120" cy="90" r="56" fill="${NIGHT_INK}"/><circle cx="120" cy="90" r="52" fill="url(#${code}-ball)"/><g clip-path="url(#${code}-clip)" fill="none" stroke="#3a1606" stroke-width="5"><path d="M120 36V146M64 90H176M82 44Q112 90 82 138M158 44Q128 90 158 138"/></g><path d="M84 76Q90 56 108 48" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>` +
      `<g fill="none" stroke="${NIGHT_INK}" stroke-width="10" stroke-linecap="round"><path id="${code}-net" d="M66 140L88 200M96 148L104 202M120 152V204M144 148L136 202M174 140L152 200M70 152L108 176 90 196M170 152L132 176 150 196M92 150L132 182 110 200M148 150L108 182 130 200"/></g><use href="#${code}-net" fill="none" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/><path d="M58 134Q60 154 120 156T182 134Q180 148 120 150T58 134z" fill="#ff5a3c" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/>`,
  };
};

/** A pair of boxing gloves with the headband of a Thai boxer. */
const muayNight: DrawSubject = (palette) => {
  const code = 'MUAY_NIGHT';
  const glove = (paint: string) =>
    `<path d="M92 168L84 128Q60 110 66 78 74 44 112 44 156 44 158 88 158 112 142 130L140 168z" fill="url(#${code}-${paint})" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M84 128Q110 132 116 112 118 98 104 92 88 88 78 94" fill="none" stroke="${NIGHT_INK}" stroke-width="5" stroke-linecap="round"/><path d="M78 80Q84 58 106 55" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".75"/><path d="M86 164h60v32H86z" fill="#fff3d8" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M88 176h56v9H88z" fill="#f7c948"/>`;
  return {
    back: `${drawNightGround(code, palette, 110)}${drawFloodlights(code)}<path d="M-110 216H350V300H-110z" fill="#12306b"/><g stroke-width="7"><path d="M-110 120H350" stroke="#c21f3a"/><path d="M-110 156H350" stroke="#e9e2d2"/><path d="M-110 192H350" stroke="#2a5fc0"/></g>`,
    front:
      `<defs>${createLinearPaint(`${code}-blue`, ['#9bc8ff', '#2a62d8', '#122a78'], 'x2=".7" y2="1"')}${createLinearPaint(`${code}-red`, ['#ff8a8f', '#dd1f3c', '#7a0c22'], 'x2=".7" y2="1"')}</defs>` +
      `<g transform="rotate(16 120 120) translate(34 6) scale(.86) translate(24 16)">${glove('blue')}</g><g transform="rotate(-10 120 120) translate(-22 4) scale(.94)">${glove('red')}</g>${drawSparkle(58, 58, 13)}${drawSparkle(186, 48, 9)}`,
  };
};

/** A game controller with glowing keys. */
const esportsHub: DrawSubject = (palette) => {
  const code = 'E_SPORTS_HUB';
  return {
    back: `${drawNightGround(code, palette, 120)}<g fill="none" stroke="${palette.accent}" stroke-width="5" opacity=".3"><path d="M-110 70H10L40 40V-60M-110 190H-10L30 230V300M350 70H230L200 40V-60M350 190H250L210 230V300"/></g><circle cx="120" cy="126" r="112" fill="${palette.accent}" opacity=".12"/>`,
    front:
      `<defs>${createLinearPaint(`${code}-shell`, ['#fff', '#dfe5f2', '#8a97b5'])}${createRadialPaint(`${code}-stick`, ['#6f7c9c', '#2c3550', '#121828'])}</defs>` +
      `<path d="M74 76Q86 70 96 80H144Q154 70 166 76 188 80 198 132 208 190 184 192 168 192 152 160H88Q72 192 56 192 32 190 42 132 52 80 74 76z" fill="url(#${code}-shell)" stroke="${NIGHT_INK}" stroke-width="6" stroke-linejoin="round"/><path d="M66 66h34v12H66zM140 66h34v12h-34z" fill="#3a4464" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M56 112Q60 90 76 86" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="M70 96h14v12h12v14H84v12H70v-12H58v-14h12z" fill="#2c3550" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><g stroke="${NIGHT_INK}" stroke-width="4"><circle cx="163" cy="97" r="9.500" fill="#ffd23c"/><circle cx="146" cy="114" r="9.500" fill="#35b8ff"/><circle cx="180" cy="114" r="9.500" fill="#ff4a63"/><circle cx="163" cy="131" r="9.500" fill="#35d68a"/><circle cx="101" cy="144" r="15" fill="url(#${code}-stick)"/><circle cx="139" cy="144" r="15" fill="url(#${code}-stick)"/></g><path d="M110 98h20v14h-20z" fill="#7a4bff" stroke="${NIGHT_INK}" stroke-width="4"/>${drawSparkle(120, 50, 12)}`,
  };
};

/** The head of a bull with golden horns and a ring. */
const bullRun: DrawSubject = (palette) => {
  const code = 'BULL_RUN';
  const half = `<path d="M96 82Q54 88 40 36 30 96 84 112z" fill="url(#${code}-horn)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M82 104Q54 96 44 112 58 132 84 124z" fill="#8a2f1a" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/>`;
  const eye = `<path d="M84 122L108 130Q100 142 88 136z" fill="#ffe98a" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><circle cx="98" cy="131" r="4" fill="${NIGHT_INK}"/><path d="M80 114L110 126" stroke="${NIGHT_INK}" stroke-width="7" stroke-linecap="round"/><ellipse cx="104" cy="172" rx="7" ry="6" fill="#2a0c08"/>`;
  return {
    back: `${drawNightGround(code, palette, 110)}<g fill="${palette.bright}" opacity=".16">${drawTurned(12, 120, 120, () => '<path d="M120 120L102-170h36z"/>')}</g>`,
    front:
      `<defs>${createLinearPaint(`${code}-horn`, BRASS)}${createLinearPaint(`${code}-hide`, ['#e8713a', '#b23a1c', '#6a170d'])}${createLinearPaint(`${code}-nose`, ['#ffd9b8', '#eaa57a', '#b56a48'])}</defs>` +
      `${drawMirrored(half)}<path d="M84 84Q120 66 156 84 168 116 156 146L150 178Q140 200 120 200T90 178L84 146Q72 116 84 84z" fill="url(#${code}-hide)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M98 80Q104 112 120 122 136 112 142 80 120 62 98 80z" fill="#6a170d"/><path d="M104 82q4 18 10 22M120 78v24M136 82q-4 18-10 22" stroke="#e8713a" stroke-width="4" stroke-linecap="round"/><path d="M88 160Q120 142 152 160L148 182Q138 198 120 198T92 182z" fill="url(#${code}-nose)" stroke="${NIGHT_INK}" stroke-width="4"/>${drawMirrored(eye)}` +
      `<path d="M108 182a12 13 0 1 0 24 0" fill="none" stroke="${NIGHT_INK}" stroke-width="11"/><path d="M108 182a12 13 0 1 0 24 0" fill="none" stroke="#ffd23c" stroke-width="6"/><path d="M120 118l9 11-9 11-9-11z" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="3" stroke-linejoin="round"/><path d="M88 104Q86 118 92 148" fill="none" stroke="#ffb48a" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  };
};

/** A stopwatch with a die as its face. */
const oneMinuteDice: DrawSubject = (palette) => {
  const code = 'ONE_MINUTE_DICE';
  return {
    back: `${drawNightGround(code, palette, 120)}<g fill="${palette.bright}" opacity=".16">${drawTurned(10, 120, 126, () => '<path d="M120 126L98-170h44z"/>')}</g>`,
    front:
      `<defs>${createLinearPaint(`${code}-case`, ['#fff3bf', '#f0b93a', '#8a4f0e'], 'x2=".7" y2="1"')}${createRadialPaint(`${code}-face`, ['#2f6fb0', '#123a66', '#08203c'])}${createLinearPaint(`${code}-knob`, BURGUNDY)}</defs>` +
      `<g stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"><path d="M112 44h16v20h-16z" fill="#b9741a"/><path d="M102 34h36v14h-36z" fill="url(#${code}-knob)"/><path d="M176 62l14 12-10 12-14-12z" fill="url(#${code}-knob)"/><circle cx="120" cy="130" r="73" fill="url(#${code}-case)"/></g><circle cx="120" cy="130" r="59" fill="${NIGHT_INK}"/><circle cx="120" cy="130" r="56" fill="url(#${code}-face)"/><path d="M120 130V74A56 56 0 1 1 64 130z" fill="#ff4a63" opacity=".85"/>${drawTurned(12, 120, 130, () => '<path d="M120 78v9" stroke="#fff3d6" stroke-width="5" stroke-linecap="round"/>')}` +
      `${drawDie(120, 130, 34, [1, 4, 5])}<path d="M62 112Q70 84 98 72" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>${drawSparkle(58, 62, 10)}`,
  };
};

/** Subjects of the games of sports, bulls and seconds. */
export const LOUNGE_SPORT_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  ARENA_FOOTBALL: arenaFootball,
  COURTSIDE: courtside,
  MUAY_NIGHT: muayNight,
  E_SPORTS_HUB: esportsHub,
  BULL_RUN: bullRun,
  ONE_MINUTE_DICE: oneMinuteDice,
};
