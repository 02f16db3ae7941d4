import { fail, ok, type Result } from '../../src/base/result';
import type { RequestUrl } from './request-url';

/** A picture that has been loaded; width and height (px) are known of PNG files. */
export interface Picture {
  readonly width?: number;
  readonly height?: number;
}

/** Loads the picture at an absolute URL; the error says in plain words why it does not load. */
export type LoadPicture = (url: string) => Promise<Result<Picture, string>>;

const MAX_PICTURE_MEBIBYTES = 5;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Where the first chunk of a PNG file has width and height (bytes). */
const [WIDTH_OFFSET, HEIGHT_OFFSET] = [16, 20];

/** Returns the absolute URL of a picture; undefined for a path of a site that is not known. */
export function resolvePicture(src: string, origin: string | undefined): string | undefined {
  if (URL.canParse(src)) return src;
  return origin !== undefined && URL.canParse(src, origin) ? new URL(src, origin).href : undefined;
}

/** Returns a function that loads pictures. */
export const createPictureLoader =
  (requestUrl: RequestUrl): LoadPicture =>
  async (url) => {
    const response = await requestUrl(url, { maxMebibytes: MAX_PICTURE_MEBIBYTES });
    if (!response.ok) return response;
    const { status, contentType, body } = response.value;
    if (status < 200 || status > 299) return fail(`the server answers ${status}`);
    return contentType.startsWith('image/') ? ok(readPicture(body)) : fail(`it is no picture but ${contentType}`);
  };

/** Returns what a file says about its picture. */
export function readPicture(file: Buffer): Picture {
  const isPng = file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) && file.length >= HEIGHT_OFFSET + 4;
  return isPng ? { width: file.readUInt32BE(WIDTH_OFFSET), height: file.readUInt32BE(HEIGHT_OFFSET) } : {};
}
