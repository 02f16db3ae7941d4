import { listIndices } from '../picture-styles';
import { dragonHead } from './festive-dragons';
import { bank, beams, disc, form, GOLD, ground, INK, linear, radial, stars } from './festive-paint';
import type { DrawSubject } from './subject';

const BUBBLES = [
  [22, 60, 9],
  [40, 30, 6],
  [206, 44, 8],
  [222, 78, 5],
  [18, 168, 7],
  [220, 176, 9],
  [-40, 90, 10],
  [280, 60, 9],
  [-20, 190, 6],
  [262, 150, 7],
] as const;

/** Returns the SVG of bubbles around the subject. */
const bubbles = (fill: string) =>
  BUBBLES.map(
    ([x, y, r]) => `${disc(x, y, r, fill, ' opacity=".45"')}${disc(x - r / 3, y - r / 3, r / 3, '#fff')}`,
  ).join('');

/** Returns the SVG of light that falls into water. */
const sunlight = (fill: string) =>
  `<g fill="${fill}" opacity=".22"><path d="M20-160H70L10 260H-90zM110-160H150L150 260H70zM190-160h60l110 420H230z"/></g>`;

const eye = (x: number, y: number, r: number, iris = '#1a0a10') =>
  `${disc(x, y, r, '#fff', ` stroke="${INK}" stroke-width="4"`)}${disc(x + r * 0.2, y, r * 0.62, iris)}${disc(x, y - r * 0.25, r * 0.25, '#fff')}`;

/** A shark above a reef. */
const drawReefHunter: DrawSubject = ({ deep, bright }) => ({
  back:
    `${ground('REEF_HUNTER-g', ['#1578ac', '#0b4470', deep])}${sunlight(bright)}${bubbles(bright)}` +
    `<g fill="none" stroke-linecap="round" stroke-width="16"><path stroke="#c9283e" d="M30 250V190M30 224L8 200M30 220L52 196M-60 250v-50m0 30 24-26M286 250v-60m0 34-24-24"/><path stroke="#e07a1c" d="M206 250V196M206 226L186 206M206 222L228 190M-110 250v-40M330 250v-44"/></g><path d="M-200 222Q-120 206-40 222T120 220 280 222 440 216V400h-640z" fill="${deep}"/>`,
  front:
    `<defs>${linear('REEF_HUNTER-s', ['#d5ecff', '#7fa9cf', '#456a96', '#26406a'])}${linear('REEF_HUNTER-w', ['#fff', '#f1f7ff', '#b9cbe0'])}<clipPath id="REEF_HUNTER-c"><path d="M44 126C66 80 122 62 166 76C188 84 204 98 206 114L168 126 194 138C182 160 144 176 106 168C78 162 58 148 44 126Z"/></clipPath></defs>` +
    form(
      'M58 126C42 112 34 92 36 68C54 80 66 96 72 112ZM58 126C42 140 36 160 42 182C60 172 70 156 76 140Z',
      'url(#REEF_HUNTER-s)',
    ) +
    form('M94 84C96 60 110 44 132 38C128 54 132 70 142 80Z', 'url(#REEF_HUNTER-s)') +
    form(
      'M44 126C66 80 122 62 166 76C188 84 204 98 206 114L168 126 194 138C182 160 144 176 106 168C78 162 58 148 44 126Z',
      'url(#REEF_HUNTER-s)',
      INK,
      8,
    ) +
    `<g clip-path="url(#REEF_HUNTER-c)"><path d="M40 132C80 138 128 132 150 124L206 112 210 180H60z" fill="url(#REEF_HUNTER-w)"/></g>` +
    `<path d="M206 114C190 118 168 120 150 130C166 140 182 144 194 138C200 130 204 122 206 114Z" fill="#6e0a18" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M198 116l-4 12-8-9zM182 119l-4 11-7-8zM190 140l-2-11-9 10zM176 140l-1-10-8 7z" fill="#fff"/>` +
    form('M118 146C120 170 108 190 82 202C84 184 86 166 90 150Z', 'url(#REEF_HUNTER-s)') +
    `${eye(164, 98, 10)}<path d="M150 88L178 94" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M132 102q-9 14-2 28M120 104q-9 14-2 28" fill="none" stroke="#26406a" stroke-width="5" stroke-linecap="round"/><path d="M88 94C108 80 130 76 150 80" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
});

/** An anglerfish with its light. */
const drawDeepLantern: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('DEEP_LANTERN-g', [mid, deep, deep], 70)}<defs>${radial('DEEP_LANTERN-l', ['#fff6b0', '#ffd04a88', '#ffd04a00'], 'cx=".5" cy=".5" r=".5"')}</defs>${disc(176, 66, 120, 'url(#DEEP_LANTERN-l)')}${bubbles(bright)}`,
  front:
    `<defs>${radial('DEEP_LANTERN-b', ['#c79bff', '#7a3fd0', '#3b1680'])}${linear('DEEP_LANTERN-f', ['#ff9ad0', '#d8408e', '#7a1660'])}${radial('DEEP_LANTERN-y', ['#fff', '#ffe96a', '#f09a0c'])}</defs>` +
    `<path d="M96 84C92 46 130 30 160 46" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round"/><path d="M96 84C92 46 130 30 160 46" fill="none" stroke="#9a62ea" stroke-width="8" stroke-linecap="round"/>` +
    form(
      'M62 116C46 104 38 92 36 78C54 82 68 92 76 104ZM60 150C44 158 36 172 36 188C54 186 68 176 74 164Z',
      'url(#DEEP_LANTERN-f)',
    ) +
    form(
      'M128 74C172 76 202 106 202 140C202 178 168 204 128 204C86 204 52 178 52 138C52 98 86 72 128 74Z',
      'url(#DEEP_LANTERN-b)',
      INK,
      8,
    ) +
    `<path d="M92 134C118 148 168 148 200 126C206 172 176 196 142 194C112 192 92 168 92 134Z" fill="#3a0418" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M112 172C124 164 152 164 168 174C156 190 126 190 112 172Z" fill="#ff5f7d"/>` +
    `<path d="M98 137l12 6-4 20zM118 144l14 2-6 24zM142 147h14l-7 26zM166 144l13-4-3 24zM186 136l12-8-3 20zM104 168l14-1-3 14zM124 190l8-18 8 20zM150 192l7-20 8 16zM174 182l4-18 8 8z" fill="#fffbe8"/>` +
    `${eye(112, 110, 15)}${eye(166, 106, 15)}<path d="M92 98L124 92M186 92L154 90" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>` +
    form('M70 138C86 140 96 152 94 170C78 172 66 160 62 148Z', 'url(#DEEP_LANTERN-f)', INK, 6) +
    `<path d="M72 108C80 94 92 86 104 84" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>${disc(174, 58, 22, 'url(#DEEP_LANTERN-y)', ` stroke="${INK}" stroke-width="4"`)}`,
});

/** A pearl in its shell, in front of lightning. */
const drawPearlStorm: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('PEARL_STORM-g', [mid, deep])}<g fill="${bright}"><path d="M20-60L-6 40 16 36 0 110 48 20 24 26 46-60zM196-60l30 90-22-2 24 70-54-80 24 2-28-80zM-70-40l-24 80 22-4-20 70 50-90-24 4 20-60zM290-40l30 80-22-4 22 70-52-88 24 2-26-60z"/></g>${bank(206, mid)}${bank(224, deep, 30)}`,
  front:
    `<defs>${linear('PEARL_STORM-a', ['#ffe0ec', '#ff9ec0', '#d8487e', '#8a1a52'])}${linear('PEARL_STORM-b', ['#ffd0e2', '#e8689a', '#8a1a52'])}${radial('PEARL_STORM-p', ['#fff', '#fff4e8', '#d8c4e6', '#8a78b8'])}</defs>` +
    form(
      'M120 142L64 134C40 120 34 92 46 74C52 64 60 62 66 64C70 48 82 42 94 46C100 36 112 34 120 38C128 34 140 36 146 46C158 42 170 48 174 64C180 62 188 64 194 74C206 92 200 120 176 134Z',
      'url(#PEARL_STORM-a)',
      INK,
      8,
    ) +
    `<path d="M120 138V48M108 136L92 56M132 136L148 56M94 134L62 76M146 134L178 76" stroke="#a82a64" stroke-width="5" stroke-linecap="round" opacity=".6"/>` +
    form('M36 138C60 126 180 126 204 138C200 176 168 202 120 202S40 176 36 138Z', 'url(#PEARL_STORM-b)', INK, 8) +
    `<ellipse cx="120" cy="140" rx="78" ry="15" fill="#5a0c38"/><ellipse cx="120" cy="146" rx="66" ry="11" fill="#ffb8d2"/>` +
    `${disc(120, 118, 37, 'url(#PEARL_STORM-p)', ` stroke="${INK}" stroke-width="4"`)}<ellipse cx="107" cy="102" rx="10" ry="7" fill="#fff" transform="rotate(-35 107 102)"/>` +
    `<path d="M52 150C58 172 76 186 100 190" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`,
});

const TENTACLES =
  'M88 84C56 84 36 108 48 132C54 144 70 140 68 128M152 84C184 84 204 108 192 132C186 144 170 140 172 128M64 190C48 182 50 164 64 162C74 162 78 172 72 178M176 190C192 182 190 164 176 162C166 162 162 172 168 178';

/** An octopus that holds the door of a vault. */
const drawOctoVault: DrawSubject = ({ deep, bright }) => ({
  back: `${ground('OCTO_VAULT-g', ['#1578ac', '#0b4470', deep])}${sunlight(bright)}${bubbles(bright)}<path d="M-200 214Q-120 200-40 214T120 212 280 214 440 208V400h-640z" fill="${deep}"/>`,
  front:
    `<defs>${radial('OCTO_VAULT-b', ['#ffc0a8', '#ff5f6a', '#b81a4e'])}${linear('OCTO_VAULT-o', GOLD)}${linear('OCTO_VAULT-s', ['#f4f8ff', '#a8b6c8', '#566478'])}</defs>` +
    `${disc(120, 140, 65, INK)}${disc(120, 140, 62, 'url(#OCTO_VAULT-o)')}${disc(120, 140, 49, 'url(#OCTO_VAULT-s)', ' stroke="#5a3206" stroke-width="4"')}` +
    listIndices(12)
      .map((at) => `<circle cx="120" cy="84.500" r="4" fill="#7a3c05" transform="rotate(${at * 30 + 15} 120 140)"/>`)
      .join('') +
    `<path d="M120 124V182M91 153H149" stroke="${INK}" stroke-width="16" stroke-linecap="round"/><path d="M120 124V182M91 153H149" stroke="#ffd04a" stroke-width="8" stroke-linecap="round"/>${disc(120, 153, 15, 'url(#OCTO_VAULT-o)', ` stroke="${INK}" stroke-width="4"`)}` +
    `<g fill="none" stroke-linecap="round"><path d="${TENTACLES}" stroke="${INK}" stroke-width="24"/><path d="${TENTACLES}" stroke="#e8385c" stroke-width="17"/><path d="${TENTACLES}" stroke="#ff9a90" stroke-width="4" stroke-dasharray="1 13" transform="translate(-1 -3)"/></g>` +
    `<g transform="translate(15.600 4.700) scale(.87)">${form('M120 36C156 36 178 62 174 92C172 112 152 124 120 124S68 112 66 92C62 62 84 36 120 36Z', 'url(#OCTO_VAULT-b)', INK, 8)}` +
    `${eye(98, 90, 15)}${eye(140, 90, 15)}<path d="M82 72L108 76M158 72L132 76" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M108 112q12 8 24 0" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M82 66C88 54 98 48 110 46" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/></g>`,
});

/** A dragon of water above the waves. */
const drawTideDragon: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('TIDE_DRAGON-g', [mid, deep, deep])}${beams(12, bright, 0.2)}${bank(184, mid)}${bank(206, '#1273b8', 10)}${bank(220, '#8fe0ff', 34)}`,
  front: `<g transform="translate(6 1) scale(.95)">${dragonHead('TIDE_DRAGON', { skin: ['#d8ffff', '#4fd6f0', '#1590d0', '#0a4a94'], mane: ['#ffffff', '#c8f4ff', '#5ab4f0'] })}</g>`,
});

/** A fisherman with a harpoon. */
const drawHarpoonHeroes: DrawSubject = ({ deep, mid, bright }) => ({
  back: `${ground('HARPOON_HEROES-g', [mid, deep])}${beams(12, bright, 0.2)}${stars('#ffe9a0')}${bank(212, mid)}`,
  front:
    `<defs>${linear('HARPOON_HEROES-y', ['#fff4a8', '#ffce2e', '#e8920c', '#9a5206'])}${linear('HARPOON_HEROES-f', ['#ffe0c0', '#f4b088', '#c46a44'])}${linear('HARPOON_HEROES-k', ['#fff', '#eef2f6', '#a8b4c4'])}${linear('HARPOON_HEROES-s', ['#fff', '#c8d4e2', '#6a7a90'])}</defs>` +
    `<path d="M186 204V84" stroke="${INK}" stroke-width="16" stroke-linecap="round"/><path d="M186 204V84" stroke="#c47a34" stroke-width="8"/>` +
    form('M186 38L204 80 192 76V100H180V76L168 80Z', 'url(#HARPOON_HEROES-s)', INK, 6) +
    form('M44 204C46 172 70 158 104 158S162 172 164 204Z', 'url(#HARPOON_HEROES-y)') +
    form('M62 104H148V130C148 156 130 170 105 170S62 156 62 130Z', 'url(#HARPOON_HEROES-f)') +
    form(
      'M60 118C66 132 84 134 92 138C100 132 110 132 118 138C126 134 144 132 150 118C158 150 150 176 132 190C120 196 90 196 78 190C60 176 52 150 60 118Z',
      'url(#HARPOON_HEROES-k)',
      INK,
      5,
    ) +
    `<path d="M92 152q13-5 26 0-4 10-13 10t-13-10z" fill="#8a1a20"/><path d="M96 122h18l4 14q-13 8-26 0z" fill="#e88a66"/><path d="M82 176v10M105 178v12M128 176v10" stroke="#8fa0b4" stroke-width="4" stroke-linecap="round"/>` +
    `${eye(84, 120, 8)}${eye(124, 120, 8)}<path d="M70 110q12-8 22 0M118 110q10-8 22 0" fill="none" stroke="#f4f7fa" stroke-width="7" stroke-linecap="round"/>` +
    form('M58 92C54 58 76 40 105 40S156 58 152 92Z', 'url(#HARPOON_HEROES-y)') +
    form(
      'M36 112C44 88 70 82 105 82S166 88 174 112C152 100 130 98 105 98S58 100 36 112Z',
      'url(#HARPOON_HEROES-y)',
      INK,
      6,
    ) +
    `<path d="M74 72C78 60 86 54 96 52" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><path d="M62 84C84 78 126 78 148 84" fill="none" stroke="#9a5206" stroke-width="4"/>` +
    form(
      'M170 148C182 142 200 146 202 158C202 170 186 176 172 170C164 164 164 152 170 148Z',
      'url(#HARPOON_HEROES-f)',
      INK,
      6,
    ),
});

export const FESTIVE_SEA_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  REEF_HUNTER: drawReefHunter,
  DEEP_LANTERN: drawDeepLantern,
  PEARL_STORM: drawPearlStorm,
  OCTO_VAULT: drawOctoVault,
  TIDE_DRAGON: drawTideDragon,
  HARPOON_HEROES: drawHarpoonHeroes,
};
