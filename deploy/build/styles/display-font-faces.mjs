import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeContentHash } from '../content-hash.mjs';
import { PROJECT_ROOT } from '../site.mjs';
import { DISPLAY_FONT_FILES } from './display-font-files.mjs';

/**
 * Resolves with the files of the display fonts by URL, and with their `@font-face` rules. A browser loads a font file
 * only when a text uses its font family. A text waits 100 ms for the file and changes its font once the file has come
 * within three seconds (`font-display: fallback`), so that a first visit has the merchant's typeface; later it keeps the
 * font that it has.
 */
export async function buildDisplayFontFaces({ assets }) {
  const faces = await Promise.all(
    DISPLAY_FONT_FILES.flatMap(({ files, ...face }) => files.map((file) => loadFace(assets, face, file))),
  );
  return { files: new Map(faces.map(({ url, font }) => [url, font])), css: faces.map(({ rule }) => rule).join('') };
}

async function loadFace(assets, { family, weight }, [name, , , range]) {
  const font = await readFile(path.join(PROJECT_ROOT, `deploy/faces/${name}.woff2`));
  const url = `${assets}face-${name}-${computeContentHash(font, 6)}.woff2`;
  const description = `font-family:"${family}";font-weight:${weight};font-display:fallback`;
  const rule = `@font-face{${description};src:url(${url})${range ? `;unicode-range:${range}` : ''}}`;
  return { url, font, rule };
}
