import { expect, test } from 'vitest';
import { buildQrSvgPath } from './qr-svg-path';

const X = true; // dark
const o = false; // light

test.each([
  [[[o]], ''],
  [[[X]], 'M4 4h1v1h-1z'],
  [[[X, X, o, X]], 'M4 4h2v1h-2zM7 4h1v1h-1z'],
  [
    [
      [o, X],
      [X, X],
    ],
    'M5 4h1v1h-1zM4 5h2v1h-2z',
  ],
])('[MEM-1] the QR code modules %j have the SVG path %j', (dark, path) => {
  expect(buildQrSvgPath(dark)).toBe(path);
});
