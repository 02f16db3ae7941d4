import { listIndices } from '../picture-styles';
import {
  bank,
  beams,
  cloud,
  disc,
  form,
  GOLD,
  ground,
  INK,
  IVORY,
  JADE,
  LACQUER,
  linear,
  radial,
  stars,
} from './festive-paint';
import type { DrawSubject } from './subject';

const HEART = 'M0 9C-14-2-11-13-4-12-1-12 0-9 0-8 0-9 1-12 4-12 11-13 14-2 0 9z';
const SPADE = 'M0-13C14-2 12 8 6 8 3 8 1 6 1 5L4 13h-8L-1 5C-1 6-3 8-6 8-12 8-14-2 0-13z';
const DIAMOND = 'M0-13L10 0 0 13-10 0z';

const card = (angle: number, suit: string, color: string) =>
  `<g transform="rotate(${angle} 120 176)"><rect x="92" y="38" width="56" height="96" rx="8" fill="url(#THREE_KINGDOMS_POKER-i)" stroke="${INK}" stroke-width="4"/><path d="${suit}" transform="translate(${120 + Math.sign(angle) * 11} 62) scale(1.200)" fill="${color}"/></g>`;

/** A general with a long beard in front of three cards. */
const drawThreeKingdomsPoker: DrawSubject = ({ deep, mid, bright }) => ({
  back:
    ground('THREE_KINGDOMS_POKER-g', [mid, deep, deep]) + beams(10, bright, 0.22) + stars('#ffe9a0') + bank(214, deep),
  front:
    `<defs>${linear('THREE_KINGDOMS_POKER-p', LACQUER)}${linear('THREE_KINGDOMS_POKER-i', IVORY)}${linear('THREE_KINGDOMS_POKER-o', GOLD)}${linear('THREE_KINGDOMS_POKER-j', JADE)}${linear('THREE_KINGDOMS_POKER-f', ['#ff9a72', '#e0452c', '#a51c18'])}${linear('THREE_KINGDOMS_POKER-k', ['#6b6478', '#241c2a', '#0c080e'])}</defs>` +
    card(-29, SPADE, '#1c1622') +
    card(29, DIAMOND, '#d3141b') +
    card(-10, HEART, '#d3141b') +
    card(10, SPADE, '#1c1622') +
    form('M40 204C42 172 74 154 120 154S198 172 200 204Z', 'url(#THREE_KINGDOMS_POKER-j)') +
    `<path d="M40 204C42 184 56 170 78 162L92 204zM200 204C198 184 184 170 162 162L148 204z" fill="url(#THREE_KINGDOMS_POKER-o)"/><path d="M54 204c0-14 8-24 20-30l8 30zM186 204c0-14-8-24-20-30l-8 30z" fill="url(#THREE_KINGDOMS_POKER-j)"/>` +
    form('M80 112C80 90 160 90 160 112V136C160 158 142 170 120 170S80 158 80 136Z', 'url(#THREE_KINGDOMS_POKER-f)') +
    form(
      'M80 132C88 140 102 140 110 146C116 140 124 140 130 146C138 140 152 140 160 132C166 158 158 178 144 190C136 196 126 202 120 205C114 202 104 196 96 190C82 178 74 158 80 132Z',
      'url(#THREE_KINGDOMS_POKER-k)',
      INK,
      5,
    ) +
    `<path d="M100 156C96 170 102 184 110 194M140 156C144 170 138 184 130 194M120 160v38" fill="none" stroke="#8d869c" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M109 150q11-5 22 0-4 7-11 7t-11-7z" fill="#7a1014"/>` +
    `<path d="M114 122h12l4 14q-10 6-20 0z" fill="#b3281e"/><path d="M116 118v16" stroke="#ffb08a" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M88 124q12-9 24 1-12 6-24-1zM152 124q-12-9-24 1 12 6 24-1z" fill="#fff" stroke="${INK}" stroke-width="3"/>${disc(102, 124, 4, INK)}${disc(138, 124, 4, INK)}` +
    `<path d="M82 110Q98 104 114 119 98 114 82 118zM158 110Q142 104 126 119 142 114 158 118z" fill="${INK}"/>` +
    form(
      'M120 74C100 72 92 56 100 40C104 48 112 50 120 36C128 50 136 48 140 40C148 56 140 72 120 74Z',
      'url(#THREE_KINGDOMS_POKER-p)',
      INK,
      6,
    ) +
    form(
      'M70 100C62 120 64 146 76 160C84 152 88 140 88 124L86 104ZM170 100C178 120 176 146 164 160C156 152 152 140 152 124L154 104Z',
      'url(#THREE_KINGDOMS_POKER-o)',
      INK,
      6,
    ) +
    form('M72 106C68 78 92 66 120 66S172 78 168 106C146 96 94 96 72 106Z', 'url(#THREE_KINGDOMS_POKER-o)') +
    `<path d="M112 67h16l8 30h-32z" fill="url(#THREE_KINGDOMS_POKER-j)" stroke="${INK}" stroke-width="3"/>` +
    form('M64 106C88 90 152 90 176 106L170 120C148 106 92 106 70 120Z', 'url(#THREE_KINGDOMS_POKER-j)', INK, 6) +
    form('M120 80L136 98 120 116 104 98Z', 'url(#THREE_KINGDOMS_POKER-o)', INK, 5) +
    `${disc(120, 98, 8, '#e8281e', ` stroke="${INK}" stroke-width="3"`)}<path d="M82 92C88 80 96 76 104 74" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
});

type Face = readonly (readonly [number, number])[];
const ONE: Face = [[0.5, 0.5]];
const TWO: Face = [
  [0.27, 0.27],
  [0.73, 0.73],
];
const THREE: Face = [...TWO, ...ONE];
const FOUR: Face = [...TWO, [0.27, 0.73], [0.73, 0.27]];
const FIVE: Face = [...FOUR, ...ONE];
const SIX: Face = [...FOUR, [0.5, 0.27], [0.5, 0.73]];

/** A die that shows three faces; `s` is the length of an edge. */
function die(x: number, y: number, turn: number, tones: string, faces: readonly [Face, Face, Face]): string {
  const s = 45;
  const c = 39;
  const [id, pip] = tones.split(' ');
  const draw = (face: Face, matrix: string, shade: string) =>
    `<g transform="matrix(${matrix})"><path d="M0 0h1v1H0z" fill="url(#RAPID_THREE-${id})" stroke="url(#RAPID_THREE-${id})" stroke-width=".08" stroke-linejoin="round"/><path d="M-.04-.04h1.080v1.080h-1.080z" opacity="${shade}"/>${face.map(([u, v]) => disc(u, v, face.length === 1 ? 0.2 : 0.115, face.length === 1 && id === 'i' ? '#d3141b' : (pip ?? ''))).join('')}</g>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-${s}L${c}-${s / 2}V${s / 2}L0 ${s}-${c} ${s / 2}V-${s / 2}z" fill="${INK}" stroke="${INK}" stroke-width="11" stroke-linejoin="round"/>` +
    draw(faces[1], `${c} ${s / 2} 0 ${s} ${-c} ${-s / 2}`, '.14') +
    draw(faces[2], `${c} ${-s / 2} 0 ${s} 0 0`, '.34') +
    draw(faces[0], `${c} ${-s / 2} ${c} ${s / 2} ${-c} ${-s / 2}`, '0') +
    `<path d="M${-c} ${-s / 2}L0 0 ${c} ${-s / 2}M0 0V${s}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/></g>`
  );
}

/** A trail of light behind something that flies to the lower left. */
const trail = (x: number, y: number) =>
  `<path d="M${x - 34} ${y - 24}Q${x + 60} ${y - 70} ${x + 190} ${y - 170} ${x + 90} ${y - 40} ${x + 34} ${y + 36}z" fill="url(#RAPID_THREE-t)"/><path d="M${x - 14} ${y - 20}Q${x + 50} ${y - 60} ${x + 130} ${y - 116} ${x + 66} ${y - 30} ${x + 24} ${y + 16}z" fill="#fffbe0" opacity=".8"/>`;

/** Three dice in flight. */
const drawRapidThree: DrawSubject = ({ deep, mid }) => ({
  back:
    `${ground('RAPID_THREE-g', [mid, deep], 150)}<defs>${linear('RAPID_THREE-t', ['#ffe27a', '#ff8a1e', '#e8281e00'], 'x1=".2" y1=".8" x2="1" y2="0"')}</defs>` +
    trail(112, 86) +
    trail(80, 152) +
    trail(158, 150),
  front:
    `<defs>${linear('RAPID_THREE-i', ['#fff', '#fff1d6'])}${linear('RAPID_THREE-r', ['#ff5a3c', '#d3141b'])}${linear('RAPID_THREE-o', ['#ffe680', '#f7ac1c'])}</defs>` +
    die(112, 86, -14, 'i #1c1622', [ONE, FOUR, TWO]) +
    die(80, 152, 12, 'r #fff3c0', [SIX, THREE, FIVE]) +
    die(158, 150, -24, 'o #7d0711', [FIVE, TWO, FOUR]),
});

const tile = (x: number, y: number, picture: string) =>
  `<g transform="translate(${x} ${y})"><rect x="-5" y="-4" width="80" height="90" rx="13" fill="${INK}"/><rect x="4" y="6" width="68" height="76" rx="10" fill="url(#MAHJONG_TERRACE-j)"/><rect x="1" y="2" width="67" height="75" rx="10" fill="#b98d5f"/><rect width="64" height="72" rx="9" fill="url(#MAHJONG_TERRACE-i)"/><path d="M5 60V12q0-7 7-7h40" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${picture}</g>`;

/** A stick of bamboo, as on tiles. */
const bamboo = (x: number, y: number, color: string) =>
  `<path d="M${x - 5} ${y}q5-4 10 0l-2 12 2 12q-5 4-10 0l2-12z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/><path d="M${x - 1} ${y + 3}v18" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`;

/** Three mahjong tiles on top of each other. */
const drawMahjongTerrace: DrawSubject = ({ deep, mid, bright, light }) => ({
  back:
    ground('MAHJONG_TERRACE-g', [mid, mid, deep]) +
    beams(12, light, 0.13) +
    stars('#ffe9a0') +
    `<path d="M-200 208H440V400h-640z" fill="${deep}"/><path d="M-200 204H440v10h-640z" fill="${bright}"/><path d="M-200 236H440v8h-640z" fill="${mid}"/>`,
  front:
    `<defs>${linear('MAHJONG_TERRACE-i', IVORY)}${linear('MAHJONG_TERRACE-j', JADE)}</defs>` +
    tile(
      84,
      40,
      `${disc(32, 36, 26, '#0d7a4c')}${disc(32, 36, 19, '#fff6e2')}<g fill="#d3141b">${listIndices(8)
        .map((at) => `<ellipse cx="32" cy="24" rx="4" ry="8" transform="rotate(${at * 45} 32 36)"/>`)
        .join('')}</g>${disc(32, 36, 6, '#174a9c')}`,
    ) +
    tile(43, 120, bamboo(32, 8, '#d3141b') + bamboo(18, 38, '#0d7a4c') + bamboo(46, 38, '#0d7a4c')) +
    tile(
      125,
      120,
      [
        [18, 18, '#174a9c'],
        [46, 18, '#0d7a4c'],
        [32, 36, '#d3141b'],
        [18, 54, '#0d7a4c'],
        [46, 54, '#174a9c'],
      ]
        .map(
          ([x = 0, y = 0, color]) =>
            `${disc(Number(x), Number(y), 9, String(color))}${disc(Number(x), Number(y), 4, '#fff6e2')}`,
        )
        .join(''),
    ),
});

/** A lottery ball; `r` is its radius. */
const ball = (code: string, x: number, y: number, r: number, color: string) =>
  `${disc(x, y, r, color, ` stroke="${INK}" stroke-width="4"`)}${disc(x, y, r, `url(#${code}-b)`)}${disc(x - r * 0.06, y - r * 0.04, r * 0.42, '#fff')}${disc(x - r * 0.42, y - r * 0.48, r * 0.18, '#fff', ' opacity=".9"')}`;

const ballShade = (code: string) =>
  `<radialGradient id="${code}-b" cx=".34" cy=".26" r=".85"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>`;

/** A junk under sail and six lottery balls in the water. */
const drawHarbourMarkSix: DrawSubject = ({ deep, mid, bright, light }) => ({
  back:
    ground('HARBOUR_MARK_SIX-g', [mid, deep, deep], 150) +
    `${disc(120, 116, 108, bright, ' opacity=".5"')}${disc(120, 116, 94, '#ffeebd')}${cloud(-96, 60, 1.1, light)}${cloud(206, 40, 1.1, light)}` +
    `<path d="M-200 164q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V400h-640z" fill="${mid}"/>` +
    `<path d="M-180 186q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V400h-640z" fill="${deep}"/>`,
  front:
    `<defs>${linear('HARBOUR_MARK_SIX-s', LACQUER)}${linear('HARBOUR_MARK_SIX-h', ['#c9772a', '#7d3a12', '#3a1606'])}${linear('HARBOUR_MARK_SIX-o', GOLD)}${ballShade('HARBOUR_MARK_SIX')}</defs>` +
    `<path d="M120 38V146M72 62V146" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>` +
    form('M118 42C152 44 178 66 190 92L180 96 192 122 116 134C106 104 106 70 118 42Z', 'url(#HARBOUR_MARK_SIX-s)') +
    form('M70 66C88 68 98 78 104 94L98 98 106 130 54 134C48 110 54 86 70 66Z', 'url(#HARBOUR_MARK_SIX-s)') +
    `<path d="M112 70L174 68M110 92L186 94M111 114L186 112M60 90L100 90M56 112L102 110" stroke="#ffd04a" stroke-width="4" stroke-linecap="round"/>` +
    form(
      'M38 130C52 140 66 142 84 142H162C178 142 190 136 202 126C200 150 190 174 172 184H72C52 176 42 154 38 130Z',
      'url(#HARBOUR_MARK_SIX-h)',
    ) +
    `<path d="M44 142C60 152 76 154 90 154H160C176 154 186 150 196 142" fill="none" stroke="url(#HARBOUR_MARK_SIX-o)" stroke-width="6" stroke-linecap="round"/>` +
    ['#e8281e', '#1f6fe0', '#12a05c', '#e8281e', '#1f6fe0', '#12a05c']
      .map((color, at) => ball('HARBOUR_MARK_SIX', 52 + at * 27.2, 186 + (at % 2) * 4 - 2, 14, color))
      .join(''),
});

/** A palace lantern with lottery balls in its window. */
const drawLanternKeno: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('LANTERN_KENO-g', [mid, deep])}${beams(14, bright, 0.2)}${stars('#ffe9a0')}<path d="M120-160V50" stroke="#ffd04a" stroke-width="5"/>${bank(220, deep)}`,
  front:
    `<defs>${linear('LANTERN_KENO-r', LACQUER)}${linear('LANTERN_KENO-o', GOLD)}${radial('LANTERN_KENO-w', ['#8f1430', '#4a0618', '#24030c'])}${ballShade('LANTERN_KENO')}</defs>` +
    `<g stroke="${INK}" stroke-width="3" fill="url(#LANTERN_KENO-r)"><path d="M44 96h10l6 64H38zM186 96h10l6 64h-22zM108 188h24l6 16h-36z"/></g><path d="M40 76v24M200 76v24" stroke="#ffd04a" stroke-width="5"/>` +
    form('M74 72H166L190 120 166 176H74L50 120Z', 'url(#LANTERN_KENO-r)') +
    `<path d="M74 72L50 120 74 176M166 72L190 120 166 176" fill="none" stroke="#ffd04a" stroke-width="5"/>` +
    form(
      'M120 38C126 54 150 66 204 66C202 78 188 86 168 86H72C52 86 38 78 36 66C90 66 114 54 120 38Z',
      'url(#LANTERN_KENO-o)',
    ) +
    form('M70 172H170L160 190H80Z', 'url(#LANTERN_KENO-o)') +
    `${disc(120, 126, 54, 'url(#LANTERN_KENO-o)', ` stroke="${INK}" stroke-width="4"`)}${disc(120, 126, 47, 'url(#LANTERN_KENO-w)')}` +
    [
      ball('LANTERN_KENO', 120, 100, 18, '#8a2fd0'),
      ball('LANTERN_KENO', 94, 118, 18, '#1468e0'),
      ball('LANTERN_KENO', 147, 118, 18, '#0f9a50'),
      ball('LANTERN_KENO', 104, 148, 19, '#e0141c'),
      ball('LANTERN_KENO', 140, 147, 19, '#f08a10'),
    ].join('') +
    `<path d="M82 116C86 98 98 86 114 82" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/>`,
});

export const FESTIVE_TABLE_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  THREE_KINGDOMS_POKER: drawThreeKingdomsPoker,
  RAPID_THREE: drawRapidThree,
  MAHJONG_TERRACE: drawMahjongTerrace,
  HARBOUR_MARK_SIX: drawHarbourMarkSix,
  LANTERN_KENO: drawLanternKeno,
};
