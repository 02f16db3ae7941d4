import { listIndices } from '../picture-styles';
import { bank, beams, confetti, disc, form, GOLD, ground, linear, radial } from './festive-paint';
import type { DrawSubject } from './subject';

const KOI = {
  body: 'M190 70C178 40 136 32 106 56C86 72 76 98 66 130L88 142C104 132 136 142 166 120C184 106 196 90 190 70Z',
  tail: 'M80 128C58 116 40 124 36 158C44 152 54 152 62 156C58 176 68 192 92 198C88 184 92 176 100 170C104 154 98 140 88 136Z',
  back: 'M148 42C130 28 100 36 88 60C82 74 80 86 80 98C94 74 122 56 148 42Z',
  fin: 'M140 120C156 130 166 150 160 170C140 166 122 152 114 130Z',
};
const WATER_EDGE = '#03182b';

/** A koi that leaps up a waterfall. */
const drawKoiCascade: DrawSubject = ({ deep, mid, bright }) => ({
  back:
    `${ground('KOI_CASCADE-g', [bright, mid, deep], 20)}<defs>${linear('KOI_CASCADE-w', ['#0a4a74', '#06304f', '#0c6f9c'], 'x2="0" y2="1"')}</defs>` +
    `<path d="M4-160h232v560H4z" fill="url(#KOI_CASCADE-w)"/><path d="M8-160h44q-10 180 6 400H8zM186-160h46V240h-36q10-220-10-400z" fill="#2ea8d8" opacity=".75"/><g fill="#8fe6ff">${listIndices(
      8,
    )
      .map((at) => {
        const width = 8 + (at % 3) * 4;
        return `<rect x="${10 + at * 28 + (at % 2) * 6}" y="-170" width="${width}" height="${[236, 300, 196, 222, 188, 214, 330, 380][at]}" rx="${width / 2}" opacity="${0.35 + (at % 3) * 0.2}"/>`;
      })
      .join('')}</g>` +
    `<path d="M-200-160h204c26 40-10 90 8 130s-18 70 0 130-12 80 6 150-8 60 0 150h-218zM440-160h-204c-26 40 10 90-8 130s18 70 0 130 12 80-6 150 8 60 0 150h218z" fill="${deep}"/>` +
    `<path d="M-200-160h190c26 40-10 90 8 130s-18 70 0 130-12 80 6 150-8 60 0 150h-204zM440-160h-190c-26 40 10 90-8 130s18 70 0 130 12 80-6 150 8 60 0 150h204z" fill="${mid}"/>` +
    bank(212, '#7fd6f2') +
    bank(230, '#e8fbff', 26),
  front:
    `<defs>${linear('KOI_CASCADE-b', ['#fff', '#fff4e6', '#f2b48c'])}${linear('KOI_CASCADE-r', ['#ff8a3d', '#f0301c', '#a80c1c'])}${linear('KOI_CASCADE-f', ['#ffe0a0', '#ff8a34', '#dd3018'])}<clipPath id="KOI_CASCADE-c"><path d="${KOI.body}"/></clipPath></defs>` +
    form(KOI.tail, 'url(#KOI_CASCADE-f)', WATER_EDGE) +
    form(KOI.back, 'url(#KOI_CASCADE-f)', WATER_EDGE) +
    `<path d="M80 136C66 136 54 140 48 148M84 142C74 154 72 168 80 182" fill="none" stroke="#c9361a" stroke-width="4" stroke-linecap="round"/>` +
    form(KOI.body, 'url(#KOI_CASCADE-b)', WATER_EDGE, 9) +
    `<g clip-path="url(#KOI_CASCADE-c)"><path d="M196 50C176 26 148 34 144 54S162 84 180 78 200 66 196 50zM136 30C108 40 84 62 92 88S118 114 132 94 122 68 138 58 150 36 136 30zM54 140C60 116 78 100 96 112S104 140 92 150z" fill="url(#KOI_CASCADE-r)"/>` +
    `<path d="M194 88C178 114 156 124 128 126S92 134 80 148l30 4 100-40z" fill="#c9602e" opacity=".4"/>` +
    `<g fill="none" stroke="#9c2f14" stroke-width="3" opacity=".4">${listIndices(9)
      .map(
        (at) =>
          `<path d="M${88 + (at % 3) * 17 + Math.floor(at / 3) * 2} ${84 + Math.floor(at / 3) * 18 - (at % 3) * 9}c-3 12 7 18 16 12"/>`,
      )
      .join('')}</g></g>` +
    `<path d="M152 52C136 66 134 96 152 116" fill="none" stroke="#c8502a" stroke-width="5" stroke-linecap="round" opacity=".75"/>` +
    `<path d="M100 72C112 56 130 48 148 48" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".65"/>` +
    form(KOI.fin, 'url(#KOI_CASCADE-f)', WATER_EDGE, 6) +
    `<path d="M132 132l16 26M142 130l12 22" stroke="#fff0d0" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    `${disc(166, 76, 11, '#fff')}${disc(168, 75, 8, '#1a0a10')}${disc(165, 72, 3, '#fff')}` +
    `<path d="M190 72q12 4 11 14t-11 8M190 92q8 6 2 16" fill="none" stroke="#fff4e6" stroke-width="5" stroke-linecap="round"/>` +
    `<g fill="#fff">${[
      [52, 84, 8],
      [40, 104, 5],
      [196, 130, 8],
      [182, 150, 6],
      [118, 186, 9],
      [136, 196, 12],
      [160, 192, 8],
      [182, 198, 11],
      [56, 196, 10],
      [74, 204, 12],
      [106, 202, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#fff'))
      .join('')}</g>`,
});

/** A panda with a festive drum. */
const drawPandaParade: DrawSubject = ({ deep, mid, bright, light }) => ({
  back:
    ground('PANDA_PARADE-g', [bright, mid, deep]) +
    beams(12, light, 0.15) +
    confetti(['#ffd04a', '#fff6e2', '#ff7a4a']) +
    bank(206, mid) +
    bank(222, light, 30),
  front:
    `<defs>${radial('PANDA_PARADE-w', ['#fff', '#fdf6ee', '#cdbfc4'])}${radial('PANDA_PARADE-k', ['#6a6070', '#2c2530', '#120c14'])}${radial('PANDA_PARADE-r', ['#ff8a66', '#e2241c', '#8f0812'])}${linear('PANDA_PARADE-o', GOLD)}${radial('PANDA_PARADE-s', ['#fffbe8', '#f8dfa8', '#d6a258'])}</defs>` +
    // The sticks, raised behind the head
    `<g stroke-linecap="round"><path d="M62 150L40 92M178 150L200 92" stroke="#3a1206" stroke-width="13"/><path d="M62 150L40 92M178 150L200 92" stroke="#ffc24a" stroke-width="7"/></g>${disc(42, 90, 11, 'url(#PANDA_PARADE-r)', ' stroke="#2b0508" stroke-width="3"')}${disc(198, 90, 11, 'url(#PANDA_PARADE-r)', ' stroke="#2b0508" stroke-width="3"')}` +
    form('M72 196C56 150 84 122 120 122S184 150 168 196Z', 'url(#PANDA_PARADE-k)') +
    `${disc(74, 62, 23, 'url(#PANDA_PARADE-k)', ' stroke="#fff" stroke-opacity=".75" stroke-width="3"')}${disc(166, 62, 23, 'url(#PANDA_PARADE-k)', ' stroke="#fff" stroke-opacity=".75" stroke-width="3"')}` +
    form(
      'M120 44C164 44 186 72 184 102C182 130 156 146 120 146S58 130 56 102C54 72 76 44 120 44Z',
      'url(#PANDA_PARADE-w)',
    ) +
    `<path d="M82 82C98 74 110 86 106 102S82 124 74 112 70 88 82 82zM158 82C142 74 130 86 134 102S158 124 166 112 170 88 158 82z" fill="url(#PANDA_PARADE-k)"/>` +
    `${disc(94, 98, 9, '#fff')}${disc(146, 98, 9, '#fff')}${disc(96, 99, 6, '#150b12')}${disc(144, 99, 6, '#150b12')}${disc(94, 96, 2.5, '#fff')}${disc(142, 96, 2.5, '#fff')}` +
    `<path d="M108 110h24q2 8-12 14-14-6-12-14z" fill="#1d1218"/><path d="M104 126q16 18 32 0-4 16-16 16t-16-16z" fill="#c3243a" stroke="#1d1218" stroke-width="4" stroke-linejoin="round"/>` +
    // A parade hat
    form('M88 52C92 36 148 36 152 52C140 58 100 58 88 52Z', 'url(#PANDA_PARADE-o)', '#2b0508', 6) +
    form('M96 48C98 28 142 28 144 48C132 52 108 52 96 48Z', 'url(#PANDA_PARADE-r)', '#2b0508', 5) +
    // The drum
    form('M62 152V184C62 200 88 206 120 206S178 200 178 184V152Z', 'url(#PANDA_PARADE-r)') +
    `<path d="M62 178V188C66 200 90 206 120 206S174 200 178 188V178C170 190 148 195 120 195S70 190 62 178z" fill="url(#PANDA_PARADE-o)"/>` +
    `<ellipse cx="120" cy="154" rx="60" ry="17" fill="url(#PANDA_PARADE-o)" stroke="#2b0508" stroke-width="3"/><ellipse cx="120" cy="153" rx="50" ry="12" fill="url(#PANDA_PARADE-s)"/>` +
    `<g fill="#ffe08a" stroke="#7a3a06" stroke-width="2">${[80, 106, 134, 160].map((x) => disc(x, 181 + (x > 90 && x < 150 ? 4 : 0), 5, '#ffe08a')).join('')}</g>` +
    `${disc(62, 148, 17, 'url(#PANDA_PARADE-k)', ' stroke="#fff" stroke-opacity=".6" stroke-width="3"')}${disc(178, 148, 17, 'url(#PANDA_PARADE-k)', ' stroke="#fff" stroke-opacity=".6" stroke-width="3"')}`,
});

export const FESTIVE_ANIMAL_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  KOI_CASCADE: drawKoiCascade,
  PANDA_PARADE: drawPandaParade,
};
