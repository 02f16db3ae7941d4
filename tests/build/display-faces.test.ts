import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildIconSprite } from '../../deploy/build/html/icon-sprite.mjs';
import { PROJECT_ROOT } from '../../deploy/build/site.mjs';
import { buildDisplayFontFaces } from '../../deploy/build/styles/display-font-faces.mjs';
import { DISPLAY_FONT_FILES } from '../../deploy/build/styles/display-font-files.mjs';
import { getDisplayTextCheck } from '../../src/services/theme/display-characters';
import { ICON_FILES } from '../../src/ui/media/icon-names';
import { readFontCharacters } from './read-font-characters';

const MAX_FACE_BYTES = 20_000;

test.each([
  ['rounded', 'Display rounded'],
  ['serif', 'Display serif'],
  ['festive', 'Display festive'],
] as const)('[WL-2.7] the app knows which characters the files of the display font %s contain', (face, family) => {
  const files = DISPLAY_FONT_FILES.find((font) => font.family === family)?.files ?? [];
  const check = getDisplayTextCheck(face);
  const listed = files.flatMap(([, , characters]) => [...(characters ?? '')]);
  for (const character of listed) expect([character, check?.(character)]).toEqual([character, true]);
  for (const character of '^`ñŞ赛฿₫₱') expect(check?.(character)).toBe(false);
});

test.each(DISPLAY_FONT_FILES.flatMap(({ files }) => files.map(([name, , characters]) => [name, characters] as const)))(
  '[WL-2.7] the file %s of a display font has a glyph for every character that is listed for it',
  (name, characters) => {
    const font = readFontCharacters(readFileSync(path.join(PROJECT_ROOT, `deploy/faces/${name}.woff2`)));
    expect([...(characters ?? '')].filter((character) => !font.has(character))).toEqual([]);
  },
);

test.each(DISPLAY_FONT_FILES.map((face) => [face.family, face] as const))(
  '[WL-2] the display font %s has at most 20 KB',
  (_, { files }) => {
    const sizes = files.map(([name]) => readFileSync(path.join(PROJECT_ROOT, `deploy/faces/${name}.woff2`)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FACE_BYTES);
  },
);

test('[WL-2] every display font has `font-display: fallback`, so that a first visit has it', async () => {
  const { files, css } = await buildDisplayFontFaces({ assets: '/m/assets/' });
  expect(css.match(/font-display:fallback/g)).toHaveLength(files.size);
  for (const url of files.keys()) expect(css).toContain(`url(${url})`);
});

test('the icon sprite has one path per listed icon', async () => {
  const sprite = await buildIconSprite({ root: PROJECT_ROOT });
  expect([...sprite.matchAll(/id="icon-(\w+)"/g)].map(([, name]) => name)).toEqual(Object.keys(ICON_FILES));
  expect(sprite).not.toMatch(/d=""|M0 0h24v24H0z/);
});
