import { expect, test } from 'vitest';
import { isSquareImage } from './app-metadata';

/** Returns the URL of a PNG of this size. */
function drawPng(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.toDataURL('image/png');
}

test.each([['of the declared size', drawPng(192, 192), 192]])(
  '[ENG-6.2] an icon %s is accepted for the home screen',
  async (_name, source, edge) => {
    expect(await isSquareImage(source, edge)).toBe(true);
  },
);

test.each([
  ['of another size', drawPng(256, 256), 192],
  ['that is not square', drawPng(192, 256), 192],
  ['with an invalid image', 'data:image/png;base64,aaaa', 192],
])('[ENG-6.2] an icon %s is rejected for the home screen', async (_name, source, edge) => {
  expect(await isSquareImage(source, edge)).toBe(false);
});
