import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|json|svg|txt|webmanifest)$/;

/** Writes the site anew, with a brotli (quality 11) and a gzip version beside every text. */
export async function writeFiles({ out, compress }, files) {
  await rm(out, { recursive: true, force: true });
  await Promise.all(
    [...files].map(async ([url, content]) => {
      const file = path.join(out, url);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
      if (compress && TEXT.test(url)) await writeCompressed(file, Buffer.from(content));
    }),
  );
}

async function writeCompressed(file, content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ]);
}
