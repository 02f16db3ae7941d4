import { listIndices } from '../picture-styles';
import {
  BURGUNDY,
  createLinearPaint,
  createRadialPaint,
  drawCard,
  drawCrown,
  drawDie,
  drawNightGround,
  drawPendantLamp,
  drawSparkle,
  drawSuit,
  drawTable,
  drawTurned,
  NIGHT_INK,
  PORCELAIN,
  type Suit,
} from './lounge-parts';
import type { DrawSubject } from './subject';

/** A stack of casino chips whose upper face is centred at the given point. */
const chipStack = (x: number, y: number, count: number, color: string, dark: string) =>
  listIndices(count)
    .map((at) => {
      const top = y + (count - 1 - at) * 8;
      return `<path d="M${x - 27} ${top}v8a27 11 0 0 0 54 0v-8z" fill="${dark}" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M${x - 16} ${top + 8}v9M${x} ${top + 11}v9M${x + 16} ${top + 8}v9" stroke="#fff1d0" stroke-width="7"/>`;
    })
    .join('') +
  `<ellipse cx="${x}" cy="${y}" rx="27" ry="11" fill="${color}"/><ellipse cx="${x}" cy="${y}" rx="22" ry="8.500" fill="none" stroke="#fff1d0" stroke-width="4" stroke-dasharray="9 8"/><ellipse cx="${x}" cy="${y}" rx="12" ry="4.500" fill="#fff1d0" opacity=".9"/>`;

/** Two cards under the lamp of a salon: a king, and the nine that wins. */
const salonBaccarat: DrawSubject = (palette) => {
  const nine = [-43, -15, 15, 43].map((y) => [-23, 23].map((x) => drawSuit('heart', x, y, 0.86)).join('')).join('');
  const king =
    `<rect x="-33" y="-51" width="66" height="102" rx="6" fill="#153a52"/><path d="M-33 51V30Q-30 12 0 10 30 12 33 30V45q0 6-6 6z" fill="#b3182f"/><path d="M-11 10h22v41h-22z" fill="#f6d27a"/>` +
    `<path d="M-22-20Q-26 10-12 18 0 32 12 18 26 10 22-20z" fill="#5b3216"/><path d="M-16-20h32v18Q14 12 0 12T-16-2z" fill="#f3c796"/><path d="M-12 2Q0-5 12 2 8 9 0 7-8 9-12 2z" fill="#5b3216"/><circle cx="-7" cy="-9" r="3" fill="${NIGHT_INK}"/><circle cx="7" cy="-9" r="3" fill="${NIGHT_INK}"/>` +
    `<path d="M-24-17L-29-44-13-32 0-50 13-32 29-44 24-17z" fill="#f7c948" stroke="#7a4708" stroke-width="3" stroke-linejoin="round"/><circle cy="-26" r="5" fill="#e8344f"/>`;
  return {
    back:
      drawNightGround('SALON_BACCARAT', palette, 130) +
      drawTable('SALON_BACCARAT', palette, 162) +
      drawPendantLamp('SALON_BACCARAT', 34),
    front:
      `<defs>${createLinearPaint('SALON_BACCARAT-card', ['#fffdf5', '#fbeed3', '#e2c597'], 'x2=".7" y2="1"')}</defs>` +
      drawCard({ x: 88, y: 118, angle: -11 }, 'url(#SALON_BACCARAT-card)', king) +
      drawCard({ x: 150, y: 124, angle: 9 }, 'url(#SALON_BACCARAT-card)', nine + drawSuit('heart', 0, 0, 0.86)) +
      chipStack(70, 178, 2, '#d8243f', '#8a1128') +
      drawSparkle(190, 62, 13),
  };
};

/** An ace and a knave behind the balustrade of a veranda, with the moon above the garden. */
const blackjackVeranda: DrawSubject = (palette) => {
  const baluster = (x: number, y: number, color: string) =>
    `<path d="M${x - 7} ${y}h14v5l-4 4q9 8 4 18l-4 5v3h-6v-3l-4-5q-5-10 4-18l-4-4z" fill="${color}"/>`;
  const frond = (angle: number) => `<path d="M0 0Q34-34 84-22 46-14 12 8z" transform="rotate(${angle})"/>`;
  const palm = (x: number, side: number) =>
    `<g transform="translate(${x} 76) scale(${side} 1)" fill="#0d3a2a">${[-70, -36, 0, 34].map(frond).join('')}<path d="M-6 0h10q-2 90 8 180h-28Q-4 90-6 0z" fill="#0a2b20"/></g>`;
  const knave =
    `<rect x="-33" y="-51" width="66" height="102" rx="6" fill="#7c1127"/><path d="M-33 51V34Q-28 16 0 14 28 16 33 34V45q0 6-6 6z" fill="#1c5a7a"/><path d="M-9 12L0 32 9 12z" fill="#fff1d0"/><path d="M-20-18q-6 22 2 32h36q8-10 2-32z" fill="#d79a33"/><path d="M-15-18h30V-2Q13 14 0 15T-15-2z" fill="#f3c796"/><circle cx="-6" cy="-6" r="3" fill="${NIGHT_INK}"/><circle cx="7" cy="-6" r="3" fill="${NIGHT_INK}"/><path d="M-5 5Q1 9 7 5" fill="none" stroke="#9c3a2a" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M-28-16Q-26-42 2-42T28-18z" fill="#2f8f6b"/><path d="M-28-20h56v8h-56z" fill="#f7c948"/><path d="M14-36Q34-50 22-14 14-22 14-36z" fill="#fff1d0"/>`;
  const post = (x: number) =>
    `<circle cx="${x}" cy="140" r="10" fill="#ffe9c4"/><path d="M${x - 14} 148h28v56h-28z" fill="url(#BLACKJACK_VERANDA-stone)"/><path d="M${x - 9} 156v40" stroke="#fffaf0" stroke-width="4"/>`;
  return {
    back:
      drawNightGround('BLACKJACK_VERANDA', palette, 96) +
      `<circle cx="178" cy="44" r="60" fill="#ffe9b0" opacity=".14"/><circle cx="178" cy="44" r="30" fill="#ffedc0"/><circle cx="170" cy="38" r="7" fill="#e9cf92"/><circle cx="187" cy="53" r="5" fill="#e9cf92"/>${palm(2, 1)}${palm(240, -1)}` +
      `<path d="M-110 158h460v9h-460z" fill="#a08a6c"/>${[-100, -78, -56, -34, -12, 10, 230, 252, 274, 296, 318, 340].map((x) => baluster(x, 166, '#85715a')).join('')}<path d="M-110 200h460v100h-460z" fill="#120a09"/><path d="M-110 200h460v16h-460z" fill="#4a3626"/>`,
    front:
      `<defs>${createLinearPaint('BLACKJACK_VERANDA-card', ['#fffdf5', '#fbeed3', '#e2c597'], 'x2=".7" y2="1"')}</defs>` +
      drawCard({ x: 154, y: 112, angle: 13 }, 'url(#BLACKJACK_VERANDA-card)', knave) +
      drawCard(
        { x: 92, y: 108, angle: -9 },
        'url(#BLACKJACK_VERANDA-card)',
        drawSuit('spade', 0, -6, 2.7) + drawSuit('spade', -31, -45, 0.8),
      ) +
      `<defs>${createLinearPaint('BLACKJACK_VERANDA-stone', ['#fff3d8', '#e3c799', '#a98657'], 'x2="1"')}</defs><g stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round">${[78, 99, 120, 141, 162].map((x) => baluster(x, 166, '#f3deb6')).join('')}<path d="M48 156h144v12H48zM48 196h144v8H48z" fill="#fff3d8"/>${post(48)}${post(192)}</g>`,
  };
};

/** A lifted brass cup above a heap of beads, and the four that are counted. */
const fanTanHouse: DrawSubject = (palette) => {
  const bead = (x: number, y: number, paint: string, r = 14) =>
    `<ellipse cx="${x}" cy="${y + 3}" rx="${r + 2}" ry="${r}" fill="${NIGHT_INK}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#FAN_TAN_HOUSE-${paint})"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.4}" r="${(r * 0.26).toFixed(1)}" fill="#fff"/>`;
  const heap = [
    [120, 118],
    [98, 128],
    [144, 128],
    [76, 144],
    [120, 136],
    [164, 144],
    [98, 150],
    [142, 150],
  ]
    .map(([x = 0, y = 0], at) => bead(x, y, at % 3 === 1 ? 'jade' : 'ivory'))
    .join('');
  return {
    back:
      drawNightGround('FAN_TAN_HOUSE', palette, 100) +
      `<path d="M2 30h20v180H2zM218 30h20v180h-20z" fill="#5f1023"/><path d="M-110 30h460v12h-460z" fill="#7d1730"/><path d="M-110 18Q10 14 40-60H200Q230 14 350 18V32H-110z" fill="#0f4a3a"/><path d="M-110 28h460v6h-460z" fill="#e3a32c"/><g fill="#ffb340"><path d="M30 42h4v30h-4zM206 42h4v30h-4z"/><ellipse cx="32" cy="88" rx="15" ry="18"/><ellipse cx="208" cy="88" rx="15" ry="18"/></g><g fill="#c21f3a"><ellipse cx="32" cy="88" rx="7" ry="18"/><ellipse cx="208" cy="88" rx="7" ry="18"/></g>` +
      drawTable('FAN_TAN_HOUSE', palette, 140),
    front:
      `<defs>${createLinearPaint('FAN_TAN_HOUSE-cup', ['#fff3bf', '#f0b93a', '#b06a12', '#6e3b08'], 'x2="1" y2=".5"')}${createLinearPaint('FAN_TAN_HOUSE-inside', ['#2c1204', '#6e3b08', '#c98a2b'])}${createRadialPaint('FAN_TAN_HOUSE-ivory', PORCELAIN)}${createRadialPaint('FAN_TAN_HOUSE-jade', ['#c9ffe2', '#35b57c', '#0d5c3c'])}${createRadialPaint('FAN_TAN_HOUSE-ruby', BURGUNDY)}</defs>` +
      `${heap}${bead(54, 186, 'ruby', 15)}${bead(98, 188, 'ruby', 15)}${bead(142, 188, 'ruby', 15)}${bead(186, 186, 'ruby', 15)}` +
      `<g transform="translate(126 80) rotate(-15)"><g stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"><path d="M-18-48h36l5 14h-46z" fill="#b06a12"/><path d="M-68 14C-66-18-38-38 0-38S66-18 68 14z" fill="url(#FAN_TAN_HOUSE-cup)"/><ellipse cy="16" rx="69" ry="26" fill="#f7cf5c"/></g><ellipse cy="17" rx="60" ry="20" fill="url(#FAN_TAN_HOUSE-inside)"/><path d="M-52-8C-46-20-34-27-18-30" fill="none" stroke="#fffbe6" stroke-width="7" stroke-linecap="round"/></g>${drawSparkle(188, 48, 12)}`,
  };
};

/** A bowl lifted from a plate with two red and two white discs. */
const xocDiaLive: DrawSubject = (palette) => {
  const disc = (x: number, y: number, [light, dark]: readonly [string, string]) =>
    `<path d="M${x - 22} ${y}v7a22 14 0 0 0 44 0v-7z" fill="${dark}" stroke="${NIGHT_INK}" stroke-width="4"/><ellipse cx="${x}" cy="${y}" rx="22" ry="14" fill="${light}"/><ellipse cx="${x - 3}" cy="${y - 2}" rx="14" ry="8" fill="#fff" opacity=".3"/>`;
  const white = ['#fffaf0', '#cdb48e'] as const;
  const red = ['#e62a46', '#850f25'] as const;
  return {
    back:
      drawNightGround('XOC_DIA_LIVE', palette, 120) +
      drawTable('XOC_DIA_LIVE', palette, 128) +
      drawPendantLamp('XOC_DIA_LIVE', -6),
    front:
      `<defs>${createLinearPaint('XOC_DIA_LIVE-bowl', ['#fff', '#eef3f6', '#9fb2c4'], 'x2="1" y2=".4"')}${createLinearPaint('XOC_DIA_LIVE-plate', ['#fffaf0', '#d7c3a0'])}${createRadialPaint('XOC_DIA_LIVE-well', ['#2f8a6b', '#0c4635'], 'cx=".4" cy=".3" r=".9"')}</defs>` +
      `<ellipse cx="120" cy="162" rx="86" ry="46" opacity=".45"/><ellipse cx="120" cy="156" rx="84" ry="48" fill="${NIGHT_INK}"/><ellipse cx="120" cy="155" rx="82" ry="45" fill="#c99a4a"/><ellipse cx="120" cy="150" rx="82" ry="45" fill="url(#XOC_DIA_LIVE-plate)"/><ellipse cx="120" cy="150" rx="74" ry="40" fill="none" stroke="#1f5fae" stroke-width="5" stroke-dasharray="10 5"/><ellipse cx="120" cy="151" rx="65" ry="34" fill="url(#XOC_DIA_LIVE-well)"/>` +
      `${disc(92, 142, red)}${disc(146, 138, white)}${disc(98, 168, white)}${disc(150, 164, red)}` +
      `<g transform="translate(122 84) rotate(-13)"><g stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"><path d="M-20-46h40l-5 12h-30z" fill="#dfe7ee"/><path d="M-66 18C-66-16-40-38 0-38S66-16 66 18z" fill="url(#XOC_DIA_LIVE-bowl)"/><ellipse cy="18" rx="67" ry="14" fill="#fff"/></g><ellipse cy="19" rx="58" ry="9" fill="#51637a"/>` +
      `<path d="M-61 1Q0 18 61 1" fill="none" stroke="#1f5fae" stroke-width="7"/><g fill="#1f5fae"><path d="M0-30q7 8 0 16-7-8 0-16zM-14-22q10-2 14 8-12 2-14-8zM14-22q-10-2-14 8 12 2 14-8z"/><path d="M-38-16q9-3 14 6-11 4-14-6zM38-16q-9-3-14 6 11 4 14-6z"/></g><path d="M-54-4C-50-16-42-24-32-28" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/></g>`,
  };
};

/** A fan of five cards below a crown. */
const tienLenRoyale: DrawSubject = (palette) => {
  const suits: readonly Suit[] = ['spade', 'club', 'diamond', 'heart'];
  const cards = suits.map((name, at) => {
    const isLast = at === suits.length - 1;
    return `<g transform="rotate(${(at - 1.5) * 21} 120 226)"><rect x="87" y="90" width="72" height="106" rx="9" opacity=".35"/><rect x="86" y="88" width="68" height="104" rx="9" fill="url(#TIEN_LEN_ROYALE-card)" stroke="${NIGHT_INK}" stroke-width="4"/>${drawSuit(name, isLast ? 122 : 105, isLast ? 146 : 122, isLast ? 2 : 1.25)}${isLast ? drawSuit(name, 102, 108, 0.9) : ''}</g>`;
  });
  return {
    back: `${drawNightGround('TIEN_LEN_ROYALE', palette, 96)}<g fill="${palette.bright}" opacity=".16">${drawTurned(12, 120, 90, () => '<path d="M120 90L100-190h40z"/>')}</g>`,
    front: `<defs>${createLinearPaint('TIEN_LEN_ROYALE-card', ['#fffdf5', '#fbeed3', '#e2c597'], 'x2=".7" y2="1"')}</defs><g transform="translate(0 8)">${cards.join('')}</g>${drawCrown('TIEN_LEN_ROYALE', 120, 90, 0.8)}${drawSparkle(48, 62, 12)}${drawSparkle(196, 76, 9)}`,
  };
};

/** A roulette wheel from above, with a crown as its turret. */
const royalRoulette: DrawSubject = (palette) => {
  const pockets = drawTurned(18, 120, 122, (at) => {
    const color = at === 0 ? '#12905a' : at % 2 === 1 ? '#d31d3b' : '#1d1518';
    return `<path d="M108 54A69 69 0 0 1 132 54L128 77A46 46 0 0 0 112 77z" fill="${color}"/><path d="M132 54L127 77" stroke="#f7c948" stroke-width="3"/>`;
  });
  return {
    back: `${drawNightGround('ROYAL_ROULETTE', palette, 120)}<g fill="#5c0f20"><path d="M-110-60H30Q20 60-24 120-60 180-56 300H-110z"/><path d="M350-60H210q10 120 54 180 36 60 32 180h54z"/></g><g fill="#8f1a33"><path d="M-60-60h44q4 130-44 200-8-100 0-200zM300-60h-44q-4 130 44 200 8-100 0-200z"/></g>${drawTable('ROYAL_ROULETTE', palette, 150)}`,
    front:
      `<defs>${createLinearPaint('ROYAL_ROULETTE-rim', ['#fff3c0', '#e0a02a', '#7a4708'], 'x2=".6" y2="1"')}${createLinearPaint('ROYAL_ROULETTE-wood', ['#b5642c', '#6b2f13', '#3b1609'], 'x2=".5" y2="1"')}${createRadialPaint('ROYAL_ROULETTE-cone', ['#9a2440', '#5a0e22', '#28060f'])}</defs>` +
      `<ellipse cx="120" cy="134" rx="86" ry="82" opacity=".45"/><circle cx="120" cy="122" r="84" fill="${NIGHT_INK}"/><circle cx="120" cy="122" r="82" fill="url(#ROYAL_ROULETTE-rim)"/><circle cx="120" cy="122" r="76" fill="url(#ROYAL_ROULETTE-wood)"/><circle cx="120" cy="122" r="70" fill="#f7c948"/>${pockets}` +
      `<circle cx="120" cy="122" r="48" fill="url(#ROYAL_ROULETTE-rim)"/><circle cx="120" cy="122" r="43" fill="url(#ROYAL_ROULETTE-cone)"/><path d="M66 78A70 70 0 0 1 120 50" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"/>` +
      `${drawCrown('ROYAL_ROULETTE', 120, 142, 0.66)}<circle cx="166" cy="81" r="12" fill="${NIGHT_INK}"/><circle cx="166" cy="79" r="10" fill="#fffdf5"/><circle cx="163" cy="76" r="3.500" fill="#fff"/><path d="M158 84A10 10 0 0 0 176 80 12 12 0 0 1 158 84z" fill="#c9b490"/>`,
  };
};

/** Three dice under the dome of a palace. */
const sicBoPalace: DrawSubject = (palette) => {
  const dome = 'M50 152C40 84 84 72 112 62Q118 59 120 50 122 59 128 62C156 72 200 84 190 152z';
  return {
    back: `${drawNightGround('SIC_BO_PALACE', palette, 108)}<g fill="#5c0f20" opacity=".9"><path d="M-110-60h150q6 90-44 150-30 60-24 210h-82z"/><path d="M350-60H200q-6 90 44 150 30 60 24 210h82z"/></g><g fill="#8f1a33"><path d="M-40-60h50q0 110-40 200-10-100-10-200zM280-60h-50q0 110 40 200 10-100 10-200z"/></g><path d="M-24 92q18 12 30 2l-4 12q-16 8-30-2zM264 92q-18 12-30 2l4 12q16 8 30-2z" fill="#f7c948"/>${drawTable('SIC_BO_PALACE', palette, 160)}`,
    front:
      `<defs>${createLinearPaint('SIC_BO_PALACE-gold', ['#a9670f', '#ffe99a', '#e0a02a', '#7a4708'], 'x2="1"')}${createLinearPaint('SIC_BO_PALACE-glass', ['#ffffff70', '#ffe9b030', '#ffffff18'], 'x2="1" y2=".6"')}</defs>` +
      `<path d="${dome}" fill="${palette.deep}" stroke="${NIGHT_INK}" stroke-width="10" stroke-linejoin="round"/><path d="${dome}" fill="#ffd982" opacity=".28"/>` +
      `${drawDie(120, 98, 27, [5, 3, 6])}${drawDie(90, 130, 28, [1, 4, 2])}${drawDie(150, 130, 28, [6, 5, 3])}` +
      `<path d="${dome}" fill="url(#SIC_BO_PALACE-glass)" stroke="#fff6dc" stroke-width="4" stroke-linejoin="round"/><path d="M62 134C60 106 76 92 96 82" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="M178 138C182 114 172 100 158 92" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>` +
      `<path d="M120 34l7 12-4 14h-6l-4-14z" fill="#ffe58a" stroke="${NIGHT_INK}" stroke-width="3"/><g stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"><path d="M40 152h160v14H40z" fill="url(#SIC_BO_PALACE-gold)"/><path d="M52 166h136l8 24H44z" fill="#a8142f"/><path d="M36 190h168v14H36z" fill="url(#SIC_BO_PALACE-gold)"/></g><g fill="#ffe58a"><circle cx="72" cy="178" r="6"/><circle cx="104" cy="178" r="6"/><circle cx="136" cy="178" r="6"/><circle cx="168" cy="178" r="6"/></g>`,
  };
};

/** Subjects of the card, dice and wheel games. */
export const LOUNGE_TABLE_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  SALON_BACCARAT: salonBaccarat,
  BLACKJACK_VERANDA: blackjackVeranda,
  FAN_TAN_HOUSE: fanTanHouse,
  XOC_DIA_LIVE: xocDiaLive,
  TIEN_LEN_ROYALE: tienLenRoyale,
  ROYAL_ROULETTE: royalRoulette,
  SIC_BO_PALACE: sicBoPalace,
};
