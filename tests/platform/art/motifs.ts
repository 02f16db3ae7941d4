import { noise, type Palette } from './palette';

/** Draws the middle of a picture, around the point 120,98. */
export type Motif = (palette: Palette, seed: number) => string;

const ball = (x: number, y: number, r: number, fill: string, label: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#shade)"/>` +
  `<circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="#fff" opacity=".94"/>` +
  `<text x="${x}" y="${y + r * 0.24}" font-size="${r * 0.68}" class="n">${label}</text>`;

/** Three drawn balls, with the numbers of this game. */
const balls: Motif = ({ bright, accent, light }, seed) => {
  const digit = (place: number) => String(Math.floor(noise(seed, place) * 49) + 1);
  return (
    ball(76, 112, 36, bright, digit(1)) + ball(166, 116, 32, light, digit(2)) + ball(122, 78, 44, accent, digit(3))
  );
};

/** Three reels of a slot machine. */
const reels: Motif = ({ bright, accent, light, deep }, seed) => {
  const symbols = ['★', '7', '♦', '♣', '♥', '♠', '☀', '♛'];
  const reel = (at: number) => {
    const symbol = symbols[Math.floor(noise(seed, at) * symbols.length)] ?? '7';
    const x = 42 + at * 54;
    return (
      `<rect x="${x}" y="58" width="48" height="82" rx="9" fill="${light}"/>` +
      `<rect x="${x}" y="58" width="48" height="82" rx="9" fill="url(#reel)"/>` +
      `<text x="${x + 24}" y="113" font-size="40" text-anchor="middle" fill="${at === 1 ? accent : bright}" stroke="${deep}" stroke-width="1">${symbol}</text>`
    );
  };
  return `<rect x="30" y="46" width="180" height="106" rx="20" fill="${accent}"/><rect x="36" y="52" width="168" height="94" rx="15" fill="${deep}"/>${[0, 1, 2].map(reel).join('')}<path d="M28 99h-12l8-8M212 99h12l-8 8" stroke="${accent}" stroke-width="4" fill="none"/>`;
};

/** A fan of cards. */
const cards: Motif = ({ bright, accent, deep }, seed) => {
  const suits = ['♠', '♥', '♣', '♦'];
  const ranks = ['A', 'K', 'Q', 'J', '9'];
  return [-24, 0, 24]
    .map((angle, at) => {
      const suit = suits[Math.floor(noise(seed, at) * suits.length)] ?? '♠';
      const rank = ranks[Math.floor(noise(seed, at + 9) * ranks.length)] ?? 'A';
      const ink = '♥♦'.includes(suit) ? bright : deep;
      return `<g transform="rotate(${angle} 120 190) translate(84 42)"><rect width="72" height="104" rx="10" fill="#fff" stroke="${accent}" stroke-width="2"/><text x="12" y="28" font-size="22" font-weight="700" fill="${ink}">${rank}</text><text x="36" y="74" font-size="46" text-anchor="middle" fill="${ink}">${suit}</text></g>`;
    })
    .join('');
};

/** A ball in flight. */
const sport: Motif = ({ bright, light, deep, accent }) =>
  `<path d="M10 150Q70 70 128 92" stroke="${accent}" stroke-width="7" stroke-linecap="round" fill="none" stroke-dasharray="2 15"/>` +
  `<circle cx="142" cy="92" r="52" fill="${light}"/><path d="M142 66l24 18-9 29h-30l-9-29zM142 66V41M166 84l24-10M157 113l15 22M127 113l-15 22M118 84l-25-9" fill="${bright}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/>` +
  `<circle cx="142" cy="92" r="52" fill="url(#shade)"/>`;

/** A fish among bubbles. */
const fish: Motif = ({ bright, accent, light, deep }, seed) => {
  const bubbles = [1, 2, 3, 4, 5]
    .map((at) => {
      const [x, y, r] = [30 + noise(seed, at) * 180, 30 + noise(seed, at + 7) * 120, 3 + noise(seed, at + 3) * 7];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="none" stroke="${light}" opacity=".6" stroke-width="2"/>`;
    })
    .join('');
  return `${bubbles}<path d="M62 98l-34-30q6 30 0 60z" fill="${accent}"/><path d="M112 58q24-26 50-14l-12 26z" fill="${accent}"/><ellipse cx="124" cy="98" rx="72" ry="42" fill="${bright}"/><path d="M104 60q-18 38 0 76M130 56q-14 42 0 84" stroke="${light}" stroke-width="5" opacity=".55" fill="none"/><ellipse cx="124" cy="98" rx="72" ry="42" fill="url(#shade)"/><circle cx="166" cy="86" r="11" fill="#fff"/><circle cx="169" cy="87" r="5.5" fill="${deep}"/><path d="M176 112q-10 8-20 4" stroke="${deep}" stroke-width="4" stroke-linecap="round" fill="none"/>`;
};

/** Two dice. */
const dice: Motif = ({ bright, accent, deep }, seed) => {
  const spots: readonly (readonly [number, number])[] = [
    [20, 20],
    [60, 60],
    [60, 20],
    [20, 60],
    [20, 40],
    [60, 40],
  ];
  const die = (at: number, fill: string, place: string) => {
    const count = 2 + 2 * Math.floor(noise(seed, at) * 3);
    const shown = spots.slice(0, count).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7.5" fill="${deep}"/>`);
    return `<g transform="${place}"><rect width="80" height="80" rx="17" fill="${fill}"/><rect width="80" height="80" rx="17" fill="url(#shade)"/>${shown.join('')}</g>`;
  };
  return die(1, bright, 'translate(38 76) rotate(-14)') + die(2, accent, 'translate(128 40) rotate(12)');
};

export const MOTIFS: Readonly<Record<string, Motif>> = {
  LOTT: balls,
  VIETNAM_LOTTO: balls,
  ELOTT: balls,
  ELOTTO: balls,
  SEA_LOTT: balls,
  SLOT: reels,
  LIVE: cards,
  SPORT: sport,
  FISH: fish,
  PVP: dice,
};
