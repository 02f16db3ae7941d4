/** Media type of a file whose extension has none of its own. */
export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

/**
 * Media types of the build's files by file extension. The build renders them for nginx, so that they do not depend on
 * the list of types that a version of nginx comes with; the local platform sends the same ones.
 */
export const CONTENT_TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Whether a media type is sent with `charset=utf-8`: all texts are; JSON and SVG define their encoding themselves. */
export const hasCharset = (type) => type.startsWith('text/');
