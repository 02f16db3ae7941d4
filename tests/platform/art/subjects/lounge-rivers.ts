import {
  BRASS,
  BURGUNDY,
  createBallPaints,
  createLinearPaint,
  drawBall,
  drawMirrored,
  drawNightGround,
  drawSparkle,
  drawTurned,
  drawWater,
  NIGHT_INK,
} from './lounge-parts';
import type { DrawSubject } from './subject';

/** A golden temple tower with three balls. */
const bangkok: DrawSubject = (palette) => {
  const code = 'BANGKOK_3D';
  const tower = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-126Q3-112 6-104 20-92 22-54L28-50V-38L36-34V-20L46-16V0H-46V-16L-36-20V-34L-28-38V-50L-22-54Q-20-92-6-104-3-112 0-126z" fill="url(#${code}-temple)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M6-104Q20-92 22-54L28-50V-38L36-34V-20L46-16V0H14Q14-60 6-104z" fill="#7a3a08" opacity=".35"/><path d="M-20-54H20M-26-38H26M-34-20H34" stroke="#a8142f" stroke-width="5"/><path d="M-8-2V-12a8 8 0 0 1 16 0V-2z" fill="#5a1208"/></g>`;
  return {
    back: `${drawNightGround(code, palette, 100)}<circle cx="120" cy="104" r="88" fill="#ffb43a" opacity=".16"/>${drawWater(code, 186, palette.mid)}`,
    front: `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-temple`, ['#fffbd6', '#ffcb45', '#c9801a'], 'x2="1" y2=".3"')}</defs>${tower(66, 178, 0.62)}${tower(174, 178, 0.62)}${tower(120, 184, 1.14)}<path d="M36 176h168v14H36z" fill="#a8142f" stroke="${NIGHT_INK}" stroke-width="5"/>${drawBall(code, 70, 187, 16, 'green')}${drawBall(code, 170, 187, 16, 'blue')}${drawBall(code, 120, 187, 17, 'red')}`,
  };
};

/** A boat with a cargo of four balls on a broad river. */
const mekong: DrawSubject = (palette) => {
  const code = 'MEKONG_4D';
  return {
    back: `${drawNightGround(code, palette, 90)}<circle cx="120" cy="96" r="74" fill="#ffdf8f" opacity=".22"/><path d="M-110 150Q-60 110 0 140T110 128 220 138 350 122V180H-110z" fill="#0a2b20" opacity=".8"/>${drawWater(code, 160, palette.mid)}`,
    front:
      `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-hull`, ['#e8964f', '#a8521f', '#5a240c'])}${createLinearPaint(`${code}-mat`, ['#fff0bf', '#e0b25a', '#97692a'])}</defs>` +
      `${drawBall(code, 82, 130, 18, 'green')}${drawBall(code, 158, 130, 18, 'red')}${drawBall(code, 108, 142, 18, 'gold')}${drawBall(code, 134, 142, 18, 'blue')}<path d="M70 118V92M170 118V92" stroke="${NIGHT_INK}" stroke-width="10"/><path d="M70 118V90M170 118V90" stroke="#c98a4a" stroke-width="4"/><path d="M54 94Q60 50 120 48T186 94Q120 82 54 94z" fill="url(#${code}-mat)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M84 86Q88 60 100 52M120 84V50M156 86Q152 60 140 52" fill="none" stroke="#97692a" stroke-width="4"/>` +
      `<path d="M36 118Q52 148 86 150H154Q188 148 204 114 212 152 184 186 172 192 120 192T56 186Q28 152 36 118z" fill="url(#${code}-hull)" stroke="${NIGHT_INK}" stroke-width="6" stroke-linejoin="round"/><path d="M44 142Q58 160 88 162H154Q182 160 196 140" fill="none" stroke="#ffd86b" stroke-width="5" stroke-linecap="round"/><g stroke="${NIGHT_INK}" stroke-width="3"><circle cx="60" cy="170" r="9" fill="#fff"/><circle cx="180" cy="170" r="9" fill="#fff"/></g><circle cx="62" cy="171" r="4.500" fill="${NIGHT_INK}"/><circle cx="178" cy="171" r="4.500" fill="${NIGHT_INK}"/><path d="M50 194q18-8 34 0t36 0 36 0 34 0" fill="none" stroke="#dff6ff" stroke-width="6" stroke-linecap="round"/>`,
  };
};

/** A painted jeepney with two balls on its roof. */
const manila: DrawSubject = (palette) => {
  const code = 'MANILA_EZ2';
  const lamp = `<circle cx="68" cy="154" r="14" fill="#fff6c0" stroke="${NIGHT_INK}" stroke-width="5"/><circle cx="63" cy="149" r="4" fill="#fff"/>`;
  const half = `<path d="M58 186h26v18H58z" fill="#26262e" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M48 92l-12-6v22l12 4z" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/>`;
  return {
    back: `${drawNightGround(code, palette, 110)}<path d="M-110 210V110h40v-30h30v60h40V96h36v40h168V90h36v50h40V74h30v36h40v100z" fill="#0a0506" opacity=".6"/><path d="M-110 200h460v100h-460z" fill="#120a09"/><ellipse cx="120" cy="206" rx="120" ry="12" fill="#ffb43a" opacity=".3"/>`,
    front:
      `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-steel`, ['#fff', '#cfd9e6', '#7c8fa3'])}${createLinearPaint(`${code}-paint`, BURGUNDY)}${createLinearPaint(`${code}-glass`, ['#c9f1ff', '#3f93c8', '#17456e'], 'x2="1" y2="1"')}</defs>` +
      `${drawBall(code, 94, 54, 18, 'green')}${drawBall(code, 146, 54, 18, 'gold')}<path d="M56 124L62 80H178l6 44z" fill="url(#${code}-paint)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M68 118l5-32h43v32zM124 118V86h43l5 32z" fill="url(#${code}-glass)" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M80 112l10-22M134 112l10-22" stroke="#fff" stroke-width="6" opacity=".7"/><path d="M50 68h140v14H50z" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M66 75h108" stroke="#2277cf" stroke-width="6" stroke-dasharray="10 8"/>` +
      `${drawMirrored(half)}<path d="M48 124h144v56H48z" fill="url(#${code}-steel)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M48 124h144v9H48z" fill="#2277cf"/><path d="M88 138h64v38H88z" fill="#26262e" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M98 140v34M109 140v34M120 140v34M131 140v34M142 140v34" stroke="#e9eef4" stroke-width="5"/>${drawMirrored(lamp)}<path d="M42 178h156v14H42z" fill="url(#${code}-paint)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M120 126l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="3" stroke-linejoin="round"/>`,
  };
};

/** Twin towers with a bridge between them and three balls. */
const kuala: DrawSubject = (palette) => {
  const code = 'KUALA_TOTO';
  const tower = `<path d="M82 30V52" stroke="${NIGHT_INK}" stroke-width="6"/><path d="M82 44Q96 62 96 84L104 90V196H60V90L68 84Q68 62 82 44z" fill="url(#${code}-steel)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M90 60Q96 70 96 84L104 90V196H88z" fill="#12304e" opacity=".4"/><path d="M72 84h20M62 104h40M62 150h40M62 170h40" stroke="#2a5c86" stroke-width="5"/><path d="M68 114v30M79 114v30M90 114v30" stroke="#ffdf86" stroke-width="6"/>`;
  return {
    back: `${drawNightGround(code, palette, 110)}<path d="M-110 210V150h30v-30h36v50h34v-70h30v40h200v-50h34v70h30v-40h36v30h40v60z" fill="#0a0506" opacity=".6"/><path d="M-110 196h460v104h-460z" fill="#120a09"/><ellipse cx="120" cy="200" rx="130" ry="12" fill="#9bdcff" opacity=".25"/>`,
    front: `<defs>${createBallPaints(code)}${createLinearPaint(`${code}-steel`, ['#f4fbff', '#b9d3e6', '#6f93b3'], 'x2="1"')}</defs><path d="M96 122h48v12H96z" fill="#dff0fb" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M104 134L120 160l16-26" fill="none" stroke="${NIGHT_INK}" stroke-width="9"/><path d="M104 134L120 160l16-26" fill="none" stroke="#dff0fb" stroke-width="4"/>${drawMirrored(tower)}${drawBall(code, 64, 186, 17, 'gold')}${drawBall(code, 176, 186, 17, 'green')}${drawBall(code, 120, 184, 20, 'red')}${drawSparkle(48, 66, 10)}${drawSparkle(194, 92, 8)}`,
  };
};

/** A river serpent with a crest, in the light of neon tubes. */
const neonNaga: DrawSubject = (palette) => {
  const code = 'NEON_NAGA';
  const body = 'M60 182Q120 214 172 186 206 160 168 140 120 124 96 138 60 146 62 118 66 92 108 90';
  return {
    back: `${drawNightGround(code, palette, 110)}<g fill="none" stroke-width="5" opacity=".5"><circle cx="120" cy="116" r="104" stroke="#ff3fb4"/><circle cx="120" cy="116" r="124" stroke="#27e0ff" opacity=".5"/></g><path d="M-110 214h460v86h-460z" fill="#0a0420"/><path d="M-110 214h460" stroke="#ff3fb4" stroke-width="5" opacity=".7"/>`,
    front:
      `<defs>${createLinearPaint(`${code}-scale`, ['#c8ffe6', '#25e09a', '#0a7a6a'], 'gradientUnits="userSpaceOnUse" y1="40" x2="0" y2="200"')}${createLinearPaint(`${code}-crest`, ['#ffe0f4', '#ff4fb8', '#8a1a8f'])}</defs>` +
      `<g fill="none" stroke-linecap="round"><path d="${body}" stroke="#25ffb0" stroke-opacity=".25" stroke-width="50"/><path d="${body}" stroke="${NIGHT_INK}" stroke-width="40"/><path d="${body}" stroke="url(#${code}-scale)" stroke-width="30"/><path d="${body}" stroke="#f7ff9a" stroke-width="9" stroke-dasharray="3 16" transform="translate(0 6)"/></g><path d="M62 182Q40 186 36 160 50 164 66 170z" fill="url(#${code}-crest)" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="M106 76Q98 52 80 46 108 34 122 52 120 38 130 34 150 40 148 58 162 46 176 52 162 62 164 78z" fill="url(#${code}-crest)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M100 104Q92 66 132 62 170 62 186 84 206 86 204 102 196 112 176 110L188 118Q170 130 144 122 112 124 100 104z" fill="url(#${code}-scale)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M144 110Q164 114 178 110L172 124 164 114 156 124 150 112z" fill="#fff" stroke="${NIGHT_INK}" stroke-width="3" stroke-linejoin="round"/><path d="M134 82Q146 70 158 84 148 96 134 82z" fill="#fff27a" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="147" cy="83" r="4.500" fill="#d3125f"/><circle cx="192" cy="94" r="4" fill="${NIGHT_INK}"/><path d="M114 84Q116 72 132 70" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>`,
  };
};

/** A golden hourglass in front of the sun. */
const goldenHour: DrawSubject = (palette) => {
  const code = 'GOLDEN_HOUR_28';
  return {
    back: `${drawNightGround(code, palette, 120)}<g fill="#ffb43a" opacity=".22">${drawTurned(14, 120, 116, () => '<path d="M120 116L104-170h32z"/>')}</g>`,
    front:
      `<defs>${createLinearPaint(`${code}-frame`, ['#fff3bf', '#f0b93a', '#8a4f0e'], 'x2="1" y2=".3"')}${createLinearPaint(`${code}-sand`, BRASS)}${createLinearPaint(`${code}-sun`, ['#ff9a4a', '#e0431f', '#8a1a1f'])}</defs><circle cx="120" cy="120" r="80" fill="url(#${code}-sun)" stroke="${NIGHT_INK}" stroke-width="5"/>` +
      `<path d="M82 58H158Q160 98 130 120 160 142 158 182H82Q80 142 110 120 80 98 82 58z" fill="#d8f3ff" stroke="${NIGHT_INK}" stroke-width="6"/><path d="M90 84Q120 92 150 84 144 104 120 118 96 104 90 84zM120 120v34" fill="url(#${code}-sand)" stroke="#f7c948" stroke-width="5"/><path d="M88 178Q94 156 120 146 146 156 152 178z" fill="url(#${code}-sand)"/><path d="M92 66Q90 90 104 104M92 170Q94 150 106 138" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>` +
      `<g stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"><path d="M70 60h11v120H70zM159 60h11v120h-11z" fill="url(#${code}-frame)"/><path d="M60 42h120v18H60zM60 180h120v18H60z" fill="url(#${code}-frame)"/></g><path d="M68 49h60M68 187h60" stroke="#fffbe6" stroke-width="4" stroke-linecap="round"/>${drawSparkle(184, 84, 12)}${drawSparkle(54, 150, 10)}`,
  };
};

/** Subjects of the lotteries of cities and rivers, and of two games of light. */
export const LOUNGE_RIVER_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  BANGKOK_3D: bangkok,
  MEKONG_4D: mekong,
  MANILA_EZ2: manila,
  KUALA_TOTO: kuala,
  NEON_NAGA: neonNaga,
  GOLDEN_HOUR_28: goldenHour,
};
