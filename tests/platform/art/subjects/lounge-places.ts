import { listIndices } from '../picture-styles';
import {
  BRASS,
  BURGUNDY,
  createLinearPaint,
  createRadialPaint,
  drawCoin,
  drawNightGround,
  drawSparkle,
  NIGHT_INK,
} from './lounge-parts';
import type { DrawSubject } from './subject';

/** A market stall with a striped awning, paper lanterns and five balls on its counter. */
const nightMarket: DrawSubject = (palette) => {
  const colors = ['ruby', 'sun', 'jade', 'sky', 'plum'];
  const ball = (x: number, y: number, r: number, paint: string) =>
    `<circle cx="${x}" cy="${y + 2}" r="${r + 3}" fill="${NIGHT_INK}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#NIGHT_MARKET_11X5-${paint})"/><ellipse cx="${x + 1}" cy="${y + 1}" rx="${r * 0.52}" ry="${r * 0.52}" fill="#fffdf5"/><circle cx="${x - r * 0.45}" cy="${y - r * 0.5}" r="3" fill="#fff"/>`;
  const lantern = (x: number) =>
    `<path d="M${x} 84v20" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="${x}" cy="122" r="34" fill="#ffb43a" opacity=".28"/><ellipse cx="${x}" cy="120" rx="19" ry="17" fill="url(#NIGHT_MARKET_11X5-lamp)" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M${x - 8} 106q-6 14 0 28M${x + 8} 106q6 14 0 28" fill="none" stroke="#c2480f" stroke-width="3"/><path d="M${x - 9} 100h18v6h-18zM${x - 9} 134h18v6h-18z" fill="#7a1023"/>`;
  const stripes = listIndices(7).map((at) => {
    const right = 60 + at * 24;
    const [top, end] = [68 + at * 15, 83 + at * 15];
    return `<path d="M${top} 44H${end}L${right} 84v6a12 12 0 0 1-24 0v-6z" fill="${at % 2 === 0 ? 'url(#NIGHT_MARKET_11X5-ruby)' : '#fff1d8'}"/>`;
  });
  const farLights = [-92, -58, -22, 8, 234, 262, 300, 330].map(
    (x, at) =>
      `<circle cx="${x}" cy="${70 + (at % 3) * 16}" r="16" fill="#ffb43a" opacity=".2"/><circle cx="${x}" cy="${70 + (at % 3) * 16}" r="7" fill="#ffcf6b"/>`,
  );
  return {
    back: `${drawNightGround('NIGHT_MARKET_11X5', palette, 120)}<path d="M-110 74Q-40 100 20 66T140 40 240 66 350 70" fill="none" stroke="#0a0506" stroke-width="4"/>${farLights.join('')}<g fill="#0a0506" opacity=".6"><path d="M-110 140h84l10 22v60h-94zM20 150h-24v-16l14-14h10zM350 140h-84l-10 22v60h94zM214 150h24v-16l-14-14h-10z"/></g><path d="M-110 204h460v96h-460z" fill="#0d0706"/><ellipse cx="120" cy="210" rx="150" ry="18" fill="#ffb43a" opacity=".3"/>`,
    front:
      `<defs>${createRadialPaint('NIGHT_MARKET_11X5-ruby', BURGUNDY)}${createRadialPaint('NIGHT_MARKET_11X5-sun', BRASS)}${createRadialPaint('NIGHT_MARKET_11X5-jade', ['#7ff0b6', '#1e9c63', '#0b4f33'])}${createRadialPaint('NIGHT_MARKET_11X5-sky', ['#8fd6ff', '#2277cf', '#0d3a78'])}${createRadialPaint('NIGHT_MARKET_11X5-plum', ['#e0a2ff', '#8636b8', '#431360'])}${createRadialPaint('NIGHT_MARKET_11X5-lamp', ['#fff8c9', '#ffc246', '#ef7a1a'], 'cx=".5" cy=".5" r=".6"')}${createLinearPaint('NIGHT_MARKET_11X5-wood', ['#d18a45', '#8c4b1e', '#55290f'])}${createRadialPaint('NIGHT_MARKET_11X5-inside', ['#ffd67a', '#d9812a', '#7a3613'], 'cx=".5" cy=".45" r=".7"')}</defs>` +
      `<path d="M48 80h144v90H48z" fill="url(#NIGHT_MARKET_11X5-inside)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M46 80h11v90H46zM183 80h11v90h-11z" fill="#6b3615" stroke="${NIGHT_INK}" stroke-width="3"/>${lantern(88)}${lantern(152)}` +
      `${[72, 96, 120, 144, 168].map((x, at) => ball(x, at % 2 === 0 ? 150 : 153, 14, colors[at] ?? '')).join('')}<path d="M36 164h168v14H36z" fill="#f0b56a" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M44 178h152v26H44z" fill="url(#NIGHT_MARKET_11X5-wood)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M82 180v22M120 180v22M158 180v22" stroke="#3a1a08" stroke-width="4"/>` +
      `<path d="M68 44H173L204 84v6a12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0v-6z" stroke="${NIGHT_INK}" stroke-width="6" stroke-linejoin="round"/>${stripes.join('')}<path d="M68 44H173L180 53H61z" fill="#fff" opacity=".35"/><path d="M36 84h168v6H36z" fill="#3a0614" opacity=".3"/><path d="M64 36h113v10H64z" fill="#ffd86b" stroke="${NIGHT_INK}" stroke-width="4"/>`,
  };
};

/** A teapot that is a teahouse: a tiled roof as its lid, and seven lit windows. */
const sevenTeahouses: DrawSubject = (palette) => {
  const roof = (y: number, half: number, height: number) =>
    `<path d="M${120 - half} ${y}Q${120 - half * 0.5} ${y - 6} ${120 - half * 0.36} ${y - height}H${120 + half * 0.36}Q${120 + half * 0.5} ${y - 6} ${120 + half} ${y} ${120 + half} ${y + 9} ${120 + half * 0.8} ${y + 9}H${120 - half * 0.8}Q${120 - half} ${y + 9} ${120 - half} ${y}z" fill="url(#SEVEN_TEAHOUSES-roof)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M${120 - half * 0.8} ${y + 3}H${120 + half * 0.8}" stroke="#ffd86b" stroke-width="4" stroke-linecap="round"/>`;
  const window = (x: number, y: number, width = 16, height = 20) =>
    `<path d="M${x - width / 2} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}z" fill="#ffc648" stroke="#6b2a12" stroke-width="4"/><path d="M${x} ${y + 2}v${height - 3}" stroke="#6b2a12" stroke-width="3"/>`;
  const spout = 'M164 150C190 150 184 112 200 98';
  const handle = 'M70 112C34 104 30 168 74 166';
  const house = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-34 0Q-16-6-10-24H10Q16-6 34 0V6H24V44H-24V6H-34z" fill="#0b0607" opacity=".75"/><path d="M-14 14h10v12h-10zM4 14h10v12H4z" fill="#ffc648"/></g>`;
  return {
    back: `${drawNightGround('SEVEN_TEAHOUSES', palette, 110)}<circle cx="196" cy="36" r="22" fill="#ffedc0" opacity=".9"/><path d="M-110 190Q-40 120 30 170 90 130 150 168 210 120 350 190V300h-460z" fill="${palette.mid}" opacity=".4"/>${house(-64, 160, 1.1)}${house(4, 166, 0.9)}${house(234, 166, 0.95)}${house(306, 160, 1.1)}<path d="M-110 200h460v100h-460z" fill="#0d0706"/><ellipse cx="120" cy="202" rx="130" ry="14" fill="#ffb43a" opacity=".25"/>`,
    front:
      `<defs>${createLinearPaint('SEVEN_TEAHOUSES-roof', ['#f4576b', '#b81c36', '#6a0d20'])}${createRadialPaint('SEVEN_TEAHOUSES-clay', ['#fffdf2', '#f3dfb6', '#c08f52'], 'cx=".34" cy=".26" r=".9"')}</defs>` +
      `<g fill="none" stroke-linecap="round"><path d="${spout}" stroke="${NIGHT_INK}" stroke-width="29"/><path d="${spout}" stroke="#e4c18a" stroke-width="20"/><path d="M166 144C184 140 180 110 194 98" stroke="#fff4d6" stroke-width="5"/><path d="${handle}" stroke="${NIGHT_INK}" stroke-width="22"/><path d="${handle}" stroke="#b81c36" stroke-width="13"/><path d="M64 108C42 108 40 140 50 152" stroke="#ff8d9a" stroke-width="4"/></g>` +
      `<path d="M94 192h52l8 12H86z" fill="#b81c36" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M70 106H170Q190 140 172 172 158 196 120 196T68 172Q50 140 70 106z" fill="url(#SEVEN_TEAHOUSES-clay)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M62 160Q120 178 178 160L172 172Q120 188 68 172z" fill="#1f7a5a"/>` +
      `${[74, 94, 146, 166].map((x) => window(x, 128, 13, 19)).join('')}<path d="M107 162V136a13 13 0 0 1 26 0V164q-13 2-26-2z" fill="#ffdf86" stroke="#6b2a12" stroke-width="5"/><path d="M120 126v38" stroke="#6b2a12" stroke-width="4"/>${roof(104, 72, 26)}` +
      `<path d="M90 56h60v24H90z" fill="url(#SEVEN_TEAHOUSES-clay)" stroke="${NIGHT_INK}" stroke-width="5"/>${window(102, 60, 11, 17)}${window(120, 60, 11, 17)}${window(138, 60, 11, 17)}${roof(58, 46, 14)}<circle cx="120" cy="40" r="8" fill="#ffd86b" stroke="${NIGHT_INK}" stroke-width="4"/>` +
      `<path d="M194 82q-8-12 2-22t0-22" fill="none" stroke="#fff8e6" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
  };
};

/** A storm cloud from which gold coins rain on terraced hills. */
const monsoonGold: DrawSubject = (palette) => {
  const coins = [
    [76, 124, 15],
    [118, 136, 19],
    [164, 122, 16],
    [56, 164, 15],
    [92, 176, 17],
    [148, 172, 20],
    [186, 164, 15],
  ];
  const trails = coins.map(
    ([x = 0, y = 0, r = 0]) =>
      `<path d="M${x - r + 3} ${y}L${x - 4} ${y - 46}h8L${x + r - 3} ${y}z" fill="url(#MONSOON_GOLD-trail)"/>`,
  );
  const rain = listIndices(24).map((at) => `<path d="M${-100 + at * 19} ${(at * 53) % 170}l-7 30"/>`);
  const terrace = (y: number, color: string, shift: number) =>
    `<path d="M-110 ${y + 18}Q${-30 + shift} ${y - 26} ${60 + shift} ${y + 6}T${210 + shift} ${y - 6} 350 ${y + 14}V300h-460z" fill="${color}"/><path d="M-110 ${y + 18}Q${-30 + shift} ${y - 26} ${60 + shift} ${y + 6}T${210 + shift} ${y - 6} 350 ${y + 14}" fill="none" stroke="#f7c948" stroke-opacity=".7" stroke-width="4"/>`;
  const cloud = 'M62 106A28 28 0 0 1 58 52 30 30 0 0 1 98 44 36 36 0 0 1 164 50 28 28 0 0 1 182 106z';
  return {
    back: `${drawNightGround('MONSOON_GOLD', palette, 120)}<g stroke="${palette.light}" stroke-opacity=".3" stroke-width="4" stroke-linecap="round">${rain.join('')}</g>${terrace(176, palette.mid, 0)}${terrace(200, '#135238', 30)}${terrace(222, '#0c3526', -20)}`,
    front:
      `<defs>${createRadialPaint('MONSOON_GOLD-coin', ['#fffbd6', '#ffd447', '#c27a12'])}${createLinearPaint('MONSOON_GOLD-trail', ['#ffe98a00', '#ffe98ac0'])}${createLinearPaint('MONSOON_GOLD-cloud', ['#fff', '#cfdcec', '#7388a6'])}</defs>` +
      `${trails.join('')}<path d="${cloud}" fill="url(#MONSOON_GOLD-cloud)" stroke="${NIGHT_INK}" stroke-width="6" stroke-linejoin="round"/><path d="M62 104A28 28 0 0 1 40 88Q66 98 84 84 104 102 128 86 150 102 172 82 190 92 205 78A25 25 0 0 1 182 104z" fill="#54698a" opacity=".75"/><path d="M48 66A20 20 0 0 1 66 56M104 48A28 28 0 0 1 132 38" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="M134 78L108 118H124L112 156 152 104H134L146 78z" fill="#fff3a0" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/>${coins.map(([x = 0, y = 0, r = 0]) => drawCoin(x, y, r, 'url(#MONSOON_GOLD-coin)')).join('')}${drawSparkle(54, 138, 9)}${drawSparkle(190, 138, 10)}`,
  };
};

/** Subjects of the games about places and weather. */
export const LOUNGE_PLACE_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  NIGHT_MARKET_11X5: nightMarket,
  SEVEN_TEAHOUSES: sevenTeahouses,
  MONSOON_GOLD: monsoonGold,
};
