import type { DocumentType } from '../../contract/endpoints/account/document-check';

/** Largest picture that every supported browser draws (pixels); a larger one is made smaller. */
const MAX_PIXELS = 4096 * 4096;
/** Quality at which small print stays readable. */
const JPEG_QUALITY = 0.92;

/**
 * Draws a picture again, upright: of what the camera has added, such as the place, nothing is left (SAFE-5.14). Resolves
 * with undefined if the browser cannot read it.
 */
export async function reEncodePicture(file: Blob, type: DocumentType): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(bitmap.width * scale);
  canvas.height = Math.floor(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  return drawn ?? undefined;
}
