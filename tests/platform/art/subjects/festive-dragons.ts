import { listIndices } from '../picture-styles';
import { disc, form, GOLD, ground, INK, JADE, linear, radial, type Tones } from './festive-paint';
import type { DrawSubject } from './subject';

interface DragonTones {
  readonly skin: Tones;
  readonly mane: Tones;
}

/** The head of a dragon that looks to the right. */
export const dragonHead = (code: string, { skin, mane }: DragonTones) =>
  `<defs>${linear(`${code}-s`, skin)}${linear(`${code}-m`, mane)}${linear(`${code}-o`, GOLD)}</defs>` +
  form(
    'M108 62C88 62 72 52 62 38C58 52 62 64 68 72C56 72 44 66 36 58C38 78 48 90 60 96C52 102 44 102 36 100C42 116 54 124 66 122C60 134 50 140 40 142C52 152 68 152 78 144C76 158 68 168 58 174C76 178 92 172 102 158C104 172 100 188 92 202C116 194 128 178 128 160L136 90Z',
    `url(#${code}-m)`,
  ) +
  form(
    'M100 76C98 58 86 48 66 46C76 36 92 34 104 42C104 36 100 32 94 28C112 26 126 36 128 50C136 46 140 40 140 32C152 44 150 62 136 74Z',
    `url(#${code}-o)`,
  ) +
  form('M126 160C132 178 126 192 112 204C138 204 160 190 166 166Z', `url(#${code}-m)`) +
  form(
    'M98 126C112 140 128 146 146 144C160 142 174 138 184 128C196 134 194 154 180 164C162 176 132 176 112 164C98 156 92 140 98 126Z',
    `url(#${code}-s)`,
  ) +
  `<path d="M112 140C132 116 160 108 190 108L190 132C176 148 146 154 120 146Z" fill="#4a0610"/><path d="M128 146C144 132 164 130 182 134C172 148 148 154 130 148Z" fill="#ff6f7d"/>` +
  form(
    'M78 110C74 84 94 64 122 66C134 66 142 74 150 80C156 83 162 82 167 78C170 64 188 60 198 70C207 79 207 95 198 103C194 112 186 114 178 112C164 111 150 118 140 128L116 144C94 144 80 130 78 110Z',
    `url(#${code}-s)`,
  ) +
  `<g fill="#fffbe8" stroke="${INK}" stroke-width="2" stroke-linejoin="round"><path d="M177 111l15-1-5 21zM157 114l12-3-3 14zM141 124l11-7 1 13zM166 141l12-6 0-13z"/></g>` +
  `<path d="M138 128C150 116 164 110 180 111" fill="none" stroke="#fff2a8" stroke-width="5" stroke-linecap="round"/>` +
  form('M72 112C60 98 68 88 80 90C94 94 102 108 98 126C90 132 78 126 72 112Z', `url(#${code}-m)`, INK, 5) +
  `<path d="M112 96C118 82 138 82 148 98C136 106 122 106 112 96Z" fill="#fffbe0" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>${disc(134, 96, 8, '#c4101c')}${disc(135, 96, 5, '#12060a')}${disc(132, 93, 2.5, '#fff')}` +
  form('M100 88C110 66 140 66 156 92C142 82 126 82 108 98C104 96 100 92 100 88Z', `url(#${code}-o)`, INK, 5) +
  `<path d="M180 84q8-8 15 0-4 8-15 0z" fill="${INK}"/><path d="M176 74C182 68 190 68 195 73" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M174 96C166 96 160 92 152 92" fill="none" stroke="${INK}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>` +
  `<g fill="none" stroke-linecap="round"><path d="M190 106C202 116 203 140 192 156" stroke="${INK}" stroke-width="10"/><path d="M190 106C202 116 203 140 192 156" stroke="#ffd04a" stroke-width="5"/></g>`;

/** A golden dragon in front of the fire of a kiln. */
const drawDragonKiln: DrawSubject = ({ deep, mid, bright }) => ({
  back:
    `${ground('DRAGON_KILN-g', [bright, mid, deep])}<defs>${radial('DRAGON_KILN-f', ['#a8260a', '#54100a', '#1c0404'], 'cx=".5" cy=".95" r=".9"')}</defs>` +
    `<g stroke="${deep}" stroke-width="6">${listIndices(18)
      .map(
        (at) =>
          `<path d="M104-8h32l-5 30h-22z" fill="${at % 3 ? mid : bright}" fill-opacity="${at % 3 ? 1 : 0.7}" transform="rotate(${at * 20} 120 116)"/>`,
      )
      .join('')}</g>` +
    `<circle cx="120" cy="116" r="97" fill="url(#DRAGON_KILN-f)" stroke="${deep}" stroke-width="6"/>` +
    `<path d="M27 140C34 128 34 110 28 92C50 106 56 122 58 142C66 124 62 100 50 78C84 98 92 132 96 152L150 152C164 130 172 104 164 66C190 88 190 116 184 138C196 128 204 110 206 88C216 110 214 128 213 140A94 94 0 0 1 27 140z" fill="#9c1c08"/>` +
    `<path d="M32 154C40 146 42 136 40 124C60 140 64 152 72 168L164 166C176 152 182 138 180 118C192 130 194 142 192 154C200 148 206 138 208 126C212 200 40 236 32 154z" fill="#e8560c"/>`,
  front: dragonHead('DRAGON_KILN', {
    skin: ['#fff2a0', '#ffc52e', '#ef8a0c', '#a64a04'],
    mane: ['#ff9a4a', '#ee2c18', '#a30a16'],
  }),
});

/** The head of a tiger that looks to the right. */
const tigerHead = (code: string) =>
  `<defs>${linear(`${code}-tf`, ['#ffd07a', '#ff9420', '#d9560c'])}${linear(`${code}-tw`, ['#fff', '#fff3e0', '#dcb894'])}</defs>` +
  form('M84 98L52 96L66 116L40 128L62 140L46 164L72 162L70 188L94 174L108 198L128 170Z', `url(#${code}-tw)`) +
  `${disc(86, 62, 24, INK)}${disc(86, 62, 20, `url(#${code}-tf)`)}${disc(88, 65, 11, '#5a1a16')}` +
  form('M112 142C128 150 154 152 178 140C190 148 188 166 172 172C148 182 120 176 106 160Z', `url(#${code}-tw)`) +
  `<path d="M118 146C132 122 160 114 188 114L186 136C172 152 142 158 122 150Z" fill="#4a0610"/><path d="M130 150C146 138 164 136 180 140C170 152 146 158 130 150Z" fill="#ff6f7d"/>` +
  form(
    'M66 118C62 80 92 54 126 60C146 64 156 76 164 86C180 84 198 88 201 102C202 112 194 118 184 118C168 119 154 124 144 134L124 152C102 164 70 154 66 118Z',
    `url(#${code}-tf)`,
  ) +
  `<path d="M152 100C166 94 190 92 199 102C202 112 194 117 184 117C168 118 154 123 144 133L132 142C126 126 136 106 152 100Z" fill="url(#${code}-tw)"/>` +
  `<path d="M172 88C184 84 198 88 202 98C196 106 182 102 172 88Z" fill="#e0566a" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>` +
  `<g fill="#fffbe8" stroke="${INK}" stroke-width="2" stroke-linejoin="round"><path d="M172 118l16-1-6 20zM150 123l11-4-1 13z"/></g>` +
  `<path d="M116 94C122 80 140 80 150 96C138 104 126 104 116 94Z" fill="#f4ff9a" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>${disc(137, 94, 7, '#17240a')}${disc(134, 91, 2.5, '#fff')}` +
  `<g fill="${INK}"><path d="M104 86C116 70 140 72 156 92C140 82 124 82 104 86zM102 60C112 62 120 68 124 76C112 76 104 70 102 60zM124 58C134 62 142 68 144 74C134 74 126 68 124 58zM66 112C80 108 92 112 98 120C86 124 72 122 66 112zM70 134C84 128 96 130 102 138C90 144 78 144 70 134zM84 150C96 142 108 142 116 148C106 158 94 158 84 150zM76 88C88 88 96 94 100 102C88 102 78 98 76 88z"/>${disc(158, 108, 3, INK)}${disc(168, 104, 3, INK)}${disc(154, 118, 3, INK)}</g>`;

/** A dragon and a tiger face to face. */
const drawDragonTiger: DrawSubject = ({ deep, mid, bright, accent }) => ({
  back:
    ground('DRAGON_TIGER-g', [mid, deep, deep]) +
    `<path d="M440-160L320-40 170 66l20 6L64 170l18 8-240 222h598z" fill="${mid}"/><path d="M440-160L320-40 170 66l20 6L64 170l18 8-240 222h26L110 186l-16-8 126-102-18-8L330-34l110-110z" fill="${accent}"/><path d="M-158-160h400L-40 60z" fill="${bright}" opacity=".25"/>`,
  front:
    `<g transform="translate(82 84) rotate(20) scale(.67) translate(-122 -116)">${dragonHead('DRAGON_TIGER', { skin: JADE, mane: ['#9ff7ff', '#1fb2d8', '#0a4f9a'] })}</g>` +
    `<g transform="translate(160 162) scale(-.67 .67) rotate(-18) translate(-124 -122)">${tigerHead('DRAGON_TIGER')}</g>`,
});

export const FESTIVE_DRAGON_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  DRAGON_KILN: drawDragonKiln,
  DRAGON_TIGER: drawDragonTiger,
};
