import { fail, ok, type Result } from '../../src/base/result';

/** A picture that has been loaded; width and height (px) are known of PNG files. */
export interface Picture {
  readonly width?: number;
  readonly height?: number;
}

/** Loads the picture at an absolute URL; the error says in plain words why it does not load. */
export type LoadPicture = (url: string) => Promise<Result<Picture, string>>;

const PICTURE_TIMEOUT_MS = 60_000;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Where the first chunk of a PNG file has width and height (bytes). */
const [WIDTH_OFFSET, HEIGHT_OFFSET] = [16, 20];

/** Returns the absolute URL of a picture; undefined for a path of a site that is not known. */
export function resolvePicture(src: string, origin: string | undefined): string | undefined {
  if (URL.canParse(src)) return src;
  return origin !== undefined && URL.canParse(src, origin) ? new URL(src, origin).href : undefined;
}

export async function fetchPicture(url: string): Promise<Result<Picture, string>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
    const type = response.headers.get('content-type') ?? 'no type';
    if (!response.ok) return fail(`the server answers ${response.status}`);
    if (!type.startsWith('image/')) return fail(`it is no picture but ${type}`);
    return ok(readPicture(Buffer.from(await response.arrayBuffer())));
  } catch (error) {
    return fail(explainFailure(error));
  }
}

/** Returns what a file says about its picture. */
export function readPicture(file: Buffer): Picture {
  const isPng = file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) && file.length >= HEIGHT_OFFSET + 4;
  return isPng ? { width: file.readUInt32BE(WIDTH_OFFSET), height: file.readUInt32BE(HEIGHT_OFFSET) } : {};
}

/** Returns why a request had no response, in plain words. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
