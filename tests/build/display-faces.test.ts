import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconSprite } from '../../deploy/build/html/icon-sprite.mjs';
import { PROJECT } from '../../deploy/build/site.mjs';
import { displayFaces } from '../../deploy/build/styles/display-faces.mjs';
import { FACES } from '../../deploy/build/styles/faces.mjs';
import { ICON_FILES } from '../../src/ui/media/icon-names';

const MAX_FACE_BYTES = 20_000;

test.each(FACES.map((face) => [face.family, face] as const))(
  '[WL-2] the display font %s has at most 20 KB',
  (_, { files }) => {
    const sizes = files.map(([name]) => readFileSync(path.join(PROJECT, `deploy/faces/${name}.woff2`)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FACE_BYTES);
  },
);

test('[WL-2] every display font is optional, so that text is shown before the font has loaded', async () => {
  const { files, css } = await displayFaces({ assets: '/m/assets/' });
  expect(css.match(/font-display:optional/g)).toHaveLength(files.size);
  for (const url of files.keys()) expect(css).toContain(`url(${url})`);
});

test('the icon sprite has one symbol per listed icon', async () => {
  const sprite = await iconSprite({ root: PROJECT });
  expect([...sprite.matchAll(/id="icon-(\w+)"/g)].map(([, name]) => name)).toEqual(Object.keys(ICON_FILES));
  expect(sprite).not.toMatch(/d=""|M0 0h24v24H0z/);
});
