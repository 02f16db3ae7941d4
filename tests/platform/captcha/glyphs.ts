/**
 * The characters of image captchas, without those that look alike. Each value is a list of strokes, and each stroke
 * is a list of points `x,y` in a 10 × 14 grid.
 */
export const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  A: ['0,14 5,0 10,14', '2,9 8,9'],
  E: ['9,0 1,0 1,14 9,14', '1,7 7,7'],
  F: ['9,0 1,0 1,14', '1,7 7,7'],
  H: ['1,0 1,14', '9,0 9,14', '1,7 9,7'],
  K: ['1,0 1,14', '9,0 1,8 9,14'],
  L: ['1,0 1,14 9,14'],
  M: ['0,14 1,0 5,8 9,0 10,14'],
  N: ['1,14 1,0 9,14 9,0'],
  T: ['0,0 10,0', '5,0 5,14'],
  V: ['0,0 5,14 10,0'],
  W: ['0,0 2,14 5,6 8,14 10,0'],
  X: ['1,0 9,14', '9,0 1,14'],
  Y: ['0,0 5,7 10,0', '5,7 5,14'],
  3: ['1,0 8,0 9,3 5,7 9,11 8,14 1,14'],
  4: ['7,14 7,0 0,10 10,10'],
  7: ['0,0 10,0 4,14'],
};
