import { extname } from 'node:path';
import { CONTENT_TYPES, DEFAULT_CONTENT_TYPE, hasCharset } from '../../../deploy/content-types.mjs';
import { getOwnProperty } from '../../../src/base/own-property';

/** Returns the `Content-Type` of a file, as nginx sends it. */
export function getContentType(file: string): string {
  const type = getOwnProperty<string>(CONTENT_TYPES, extname(file).slice(1)) ?? DEFAULT_CONTENT_TYPE;
  return hasCharset(type) ? `${type}; charset=utf-8` : type;
}
