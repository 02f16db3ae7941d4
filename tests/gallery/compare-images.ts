import type { Page } from 'playwright';

/** How two screenshots differ. */
export interface ImageDifference {
  /** Share of the pixels that differ, from 0 to 1; 1 if the sizes differ. */
  readonly ratio: number;
  /** PNG of the new screenshot, faded, with the pixels that differ in red. */
  readonly png: Buffer;
}

/**
 * Maximum difference in a color channel up to which two pixels, such as those of anti-aliased edges, count as equal.
 */
const CHANNEL_TOLERANCE = 32;

/** Compares two PNGs on a canvas of a page. */
export async function compareImages(page: Page, accepted: Buffer, current: Buffer): Promise<ImageDifference> {
  // No function in the page has a name: the compiler would add a helper that the page does not have.
  const { ratio, url } = await page.evaluate(
    async ({ tolerance, files }) => {
      const canvas = document.createElement('canvas');
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      if (!drawing) throw new Error('No 2D canvas');
      const pictures: ImageData[] = [];
      for (const base64 of files) {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        canvas.width = image.width;
        canvas.height = image.height;
        drawing.drawImage(image, 0, 0);
        pictures.push(drawing.getImageData(0, 0, image.width, image.height));
      }
      const [old, shown] = pictures;
      if (!old || !shown || old.width !== shown.width || old.height !== shown.height)
        return { ratio: 1, url: canvas.toDataURL() };
      const { data } = shown;
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        let difference = 0;
        for (let channel = at; channel < at + 3; channel += 1)
          difference = Math.max(difference, Math.abs((data[channel] ?? 0) - (old.data[channel] ?? 0)));
        const differs = difference > tolerance;
        if (differs) count += 1;
        for (let channel = at; channel < at + 3; channel += 1)
          data[channel] = differs ? (channel === at ? 255 : 0) : 200 + (data[channel] ?? 0) / 5;
      }
      drawing.putImageData(shown, 0, 0);
      return { ratio: count / (data.length / 4), url: canvas.toDataURL() };
    },
    { tolerance: CHANNEL_TOLERANCE, files: [accepted.toString('base64'), current.toString('base64')] },
  );
  return { ratio, png: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
