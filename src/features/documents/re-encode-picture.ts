import type { DocumentType } from '../../contract/endpoints/account/document-check';

/** Largest picture that every supported browser draws (pixels); a larger one is made smaller. */
const MAX_PIXELS = 4096 * 4096;

/**
 * How a picture is drawn, each smaller than the one before: first at a quality at which small print stays readable, and
 * in its own type.
 */
const STEPS = [
  { share: 1, quality: 0.92, isOwnType: true },
  { share: 1, quality: 0.85, isOwnType: false },
  { share: 0.75, quality: 0.8, isOwnType: false },
  { share: 0.5, quality: 0.75, isOwnType: false },
] as const;

/**
 * Draws a picture again, upright: of what the camera has added, such as the place, nothing is left (SAFE-5.14). One that
 * has become too large by this, such as a picture of few colours, becomes a JPEG, and smaller if need be. Resolves with
 * undefined if the browser cannot read or draw it.
 * @param maxBytes the size that it should have at most; the last attempt may be larger
 */
export async function reEncodePicture(file: Blob, type: DocumentType, maxBytes: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  let drawn: Blob | undefined;
  for (const { share, quality, isOwnType } of STEPS) {
    drawn = await drawPicture(bitmap, share, isOwnType ? type : 'image/jpeg', quality);
    if (!drawn || drawn.size <= maxBytes) break;
  }
  bitmap.close();
  return drawn;
}

/** @param share of the sides */
async function drawPicture(
  bitmap: ImageBitmap,
  share: number,
  type: DocumentType,
  quality: number,
): Promise<Blob | undefined> {
  const scale = share * Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A JPEG has no transparency: it would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // A canvas for which there is no memory draws nothing, without an error: an empty picture is no document.
  if (context.getImageData(0, 0, 1, 1).data[3] !== 255) return undefined;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob ?? undefined;
}
