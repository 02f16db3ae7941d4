import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGrayPng } from '../../../tests/components/gray-png';
import { MAX_DOCUMENT_MB } from '../../contract/endpoints/account/document-check';
import { readDocumentFile, toBase64 } from './read-document-file';

const MB = 1024 * 1024;
const PLACE = 'GPS 14.5995 N, 120.9842 E';

/** A picture as a camera saves it: wide, of which the marker says that it is to be shown upright, with a place. */
async function createPhoto(type: 'image/jpeg' | 'image/png', width = 40, height = 20): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'rgb(200 30 30)';
  context.fillRect(0, 0, width, height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
  const details = type === 'image/jpeg' ? createExif() : createPngText();
  // After the start marker of a JPEG, or signature and header of a PNG.
  const at = type === 'image/jpeg' ? 2 : 33;
  return new File([bytes.slice(0, at), details, bytes.slice(at)], 'photo', { type });
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Segment APP1 with the orientation “turn right” (6) and a text. */
function createExif(): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const content = [...encode('Exif\0\0'), ...tiff, ...encode(PLACE)];
  return Uint8Array.from([0xff, 0xe1, 0, content.length + 2, ...content]);
}

/** Chunk tEXt with a text; browsers do not check its sum. */
function createPngText(): Uint8Array<ArrayBuffer> {
  const content = encode(`Comment\0${PLACE}`);
  return Uint8Array.from([0, 0, 0, content.length, ...encode('tEXt'), ...content, 0, 0, 0, 0]);
}

afterEach(() => void vi.restoreAllMocks());

async function decode(url: string): Promise<HTMLImageElement> {
  const shown = new Image();
  shown.src = url;
  await shown.decode();
  return shown;
}

async function send(file: File) {
  const read = await readDocumentFile(file);
  if (!read.ok) throw new Error(read.error);
  return { ...read.value, bytes: atob(toBase64(read.value.url)) };
}

describe('[SAFE-5.14] what a camera hides in a picture', () => {
  test.each(['image/jpeg', 'image/png'] as const)('is not in the %s that is sent', async (type) => {
    const photo = await createPhoto(type);
    expect(await photo.text()).toContain(PLACE);
    const sent = await send(photo);
    expect(sent.type).toBe(type);
    expect(sent.url).toMatch(new RegExp(`^data:${type};base64,`));
    expect(sent.bytes).not.toContain('GPS');
    expect(sent.bytes).not.toContain('Exif');
  });

  test('is lost with the orientation, so that the picture is turned upright', async () => {
    const sent = await send(await createPhoto('image/jpeg'));
    const shown = await decode(sent.url);
    expect([shown.naturalWidth, shown.naturalHeight]).toEqual([20, 40]);
  });

  test('a picture larger than a browser draws becomes smaller, with its sides in proportion', async () => {
    const sent = await send(await createPhoto('image/png', 8192, 4096));
    const shown = await decode(sent.url);
    expect(shown.naturalWidth / shown.naturalHeight).toBeCloseTo(2, 2);
    expect(shown.naturalWidth * shown.naturalHeight).toBeLessThanOrEqual(4096 * 4096);
  });

  test('a noisy PNG of one channel, which has three when it is drawn, is sent as a JPEG that is small enough', async () => {
    const photo = await createGrayPng(3000, 2000);
    expect(photo.size).toBeGreaterThan(5.5 * MB);
    expect(photo.size).toBeLessThan(MAX_DOCUMENT_MB * MB);
    const sent = await send(photo);
    expect(sent.type).toBe('image/jpeg');
    expect(sent.bytes.length).toBeLessThan(MAX_DOCUMENT_MB * MB);
    expect((await decode(sent.url)).naturalWidth).toBe(3000);
  });

  test('a photo that stays too large at a lower quality becomes smaller', async () => {
    // Noise of 16 million points: above the limit in each quality.
    const noise = await createImageBitmap(await createGrayPng(1024, 1024));
    const canvas = new OffscreenCanvas(4096, 4096);
    const context = canvas.getContext('2d');
    for (let at = 0; at < 16; at += 1) context?.drawImage(noise, (at % 4) * 1024, Math.floor(at / 4) * 1024);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
    expect(photo.size).toBeLessThan(MAX_DOCUMENT_MB * MB);
    const sent = await send(new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
    expect(sent.bytes.length).toBeLessThan(MAX_DOCUMENT_MB * MB);
    expect((await decode(sent.url)).naturalWidth).toBeLessThan(4096);
  });

  test('what is transparent becomes white', async () => {
    const canvas = new OffscreenCanvas(4, 4);
    const context = canvas.getContext('2d');
    const sent = await send(new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' }));
    context?.drawImage(await decode(sent.url), 0, 0);
    expect([...(context?.getImageData(1, 1, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
  });

  test.each([
    // A canvas with a context of another kind has none to draw with.
    ['has no context for one', (canvas: HTMLCanvasElement) => void canvas.getContext('bitmaprenderer')],
    [
      'has no memory for one, and draws nothing',
      (canvas: HTMLCanvasElement) => {
        const drawNothing = { fillRect: () => {}, drawImage: () => {} };
        Object.assign(canvas.getContext('2d') ?? {}, drawNothing);
      },
    ],
  ])('a picture is refused, and not sent empty, where the browser %s', async (_, breakCanvas) => {
    const photo = await createPhoto('image/png');
    const canvas = document.createElement('canvas');
    breakCanvas(canvas);
    vi.spyOn(document, 'createElement').mockReturnValue(canvas);
    expect(await readDocumentFile(photo)).toEqual({ ok: false, error: 'unusable' });
  });

  test('a PDF is sent as it is', async () => {
    const sent = await send(new File([`%PDF-1.7 ${PLACE}`], 'bill.pdf', { type: 'application/pdf' }));
    expect(sent.bytes).toBe(`%PDF-1.7 ${PLACE}`);
  });

  test.each([
    ['that cannot be read', new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }), 'unusable'],
    [
      'that is too large',
      new File([new Uint8Array(MAX_DOCUMENT_MB * MB + 1)], 'a.png', { type: 'image/png' }),
      'tooLarge',
    ],
  ])('a picture %s is refused', async (_, file, error) => {
    expect(await readDocumentFile(file)).toEqual({ ok: false, error });
  });
});
