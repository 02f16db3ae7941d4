import { describe, expect, test } from 'vitest';
import { createPalette } from '../platform/art/palette';
import { createFestivePalette, createNightPalette } from '../platform/art/rich-styles';
import { frameSubject } from '../platform/art/subjects/frame-subject';
import type { Subject } from '../platform/art/subjects/subject';
import { SUBJECTS } from '../platform/art/subjects/subjects';

/** A square picture is drawn with this edge: two units of a subject are one pixel. */
const EDGE_PX = 120;
/** A subject keeps this distance from the edges, its contour and its sparks included. */
const INSET_PX = 7;
const MIN_HEIGHT_SHARE = 0.55;
const MIN_CONTRAST = 3;
/** The lightest or the darkest tenth of a subject stands out from the ground beside it. */
const TONE_SHARE = 0.1;
const MIN_DIFFERENCE = 48;

/** Of the merchants FAIR, KOPI and SOL. */
const PALETTES = [createPalette, createNightPalette, createFestivePalette];

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Draws a picture into a box, as an `img` element of that size does. */
async function drawPixels(subject: Subject, width: number, height: number): Promise<Pixels> {
  const image = new Image();
  // The box of an `img` element without a ratio of its own.
  const svg = frameSubject(subject, '').replace('<svg ', `<svg width="${width}" height="${height}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** Returns for each pixel whether the subject covers it. */
const findMask = ({ data }: Pixels, ground: Pixels): readonly boolean[] =>
  Array.from({ length: data.length / 4 }, (_, pixel) => {
    const difference = [0, 1, 2].map((channel) =>
      Math.abs((data[pixel * 4 + channel] ?? 0) - (ground.data[pixel * 4 + channel] ?? 0)),
    );
    return difference.reduce((sum, value) => sum + value) >= MIN_DIFFERENCE;
  });

/** Relative luminance as WCAG defines it. */
function computeLuminances({ data }: Pixels): readonly number[] {
  const linear = (value = 0) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return Array.from(
    { length: data.length / 4 },
    (_, pixel) =>
      0.2126 * linear(data[pixel * 4]) + 0.7152 * linear(data[pixel * 4 + 1]) + 0.0722 * linear(data[pixel * 4 + 2]),
  );
}

const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast of the subject's light or dark tones, whichever is higher, with the ground around it. */
function computeContrast(picture: Pixels, mask: readonly boolean[]): number {
  const luminances = computeLuminances(picture);
  const sort = (pixels: readonly number[]) => pixels.toSorted((one, other) => one - other);
  const tones = sort(luminances.filter((_, pixel) => mask[pixel]));
  const { width } = picture;
  const besides = [-2, 2, -2 * width, 2 * width];
  const ground = sort(
    luminances.filter((_, pixel) => !mask[pixel] && besides.some((beside) => mask[pixel + beside] === true)),
  );
  const median = ground[Math.floor(ground.length / 2)] ?? 0;
  const [dark = 0, light = 0] = [TONE_SHARE, 1 - TONE_SHARE].map((share) => tones[Math.floor(tones.length * share)]);
  return Math.max(contrastOf(dark, median), contrastOf(light, median));
}

function findExtent(mask: readonly boolean[], width: number) {
  const covered = mask.flatMap((isCovered, pixel) => (isCovered ? [pixel] : []));
  const rangeOf = (places: readonly number[]): readonly [number, number] => [Math.min(...places), Math.max(...places)];
  return {
    x: rangeOf(covered.map((pixel) => pixel % width)),
    y: rangeOf(covered.map((pixel) => Math.floor(pixel / width))),
  };
}

const BOXES = [
  [120, 120],
  [90, 120],
  [214, 120],
] as const;

describe('[GAME-5] the key picture of', () => {
  test.each(Object.entries(SUBJECTS))(
    '%s has its subject large in the middle, with a contrast of 3 to 1 to its ground',
    async (...row) => {
      for (const createPaletteOf of PALETTES) {
        const subject = row[1](createPaletteOf(1001));
        const picture = await drawPixels(subject, EDGE_PX, EDGE_PX);
        const mask = findMask(picture, await drawPixels({ ...subject, front: '' }, EDGE_PX, EDGE_PX));
        const { x, y } = findExtent(mask, EDGE_PX);
        expect(y[1] - y[0]).toBeGreaterThanOrEqual(EDGE_PX * MIN_HEIGHT_SHARE);
        expect(Math.min(...x, ...y)).toBeGreaterThanOrEqual(INSET_PX);
        expect(Math.max(...x, ...y)).toBeLessThan(EDGE_PX - INSET_PX);
        expect(computeContrast(picture, mask)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    },
  );

  test.each(Object.entries(SUBJECTS))(
    '%s covers a square, a poster and a wide box up to their corners',
    async (...row) => {
      for (const [width, height] of BOXES) {
        const { data } = await drawPixels(row[1](createPalette(1001)), width, height);
        const corners = [0, width - 1, width * (height - 1), width * height - 1];
        expect(corners.map((pixel) => data[pixel * 4 + 3])).toEqual([255, 255, 255, 255]);
      }
    },
  );
});
