import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|json|svg|txt|webmanifest)$/;

/** Replaces the content of the output folder, and adds a brotli (quality 11) and a gzip version of every text file. */
export async function replaceOutputFiles({ out, compress }, files) {
  await rm(out, { recursive: true, force: true });
  await writeEach({ out, compress }, files);
}

async function writeEach({ out, compress }, files) {
  await Promise.all(
    [...files].map(async ([url, content]) => {
      const file = path.join(out, url);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
      if (compress && TEXT.test(url)) await writeCompressed(file, Buffer.from(content));
    }),
  );
}

/** Returns a function that writes the files that have changed since its last call, index.html last. */
export function createIncrementalOutputWriter(site) {
  let previous;
  return async (files) => {
    if (previous === undefined) {
      await replaceOutputFiles(site, files);
    } else {
      const changed = [...files].filter(([url, content]) => String(previous.get(url)) !== String(content));
      const isPage = ([url]) => url === '/m/index.html';
      await writeEach(
        site,
        changed.filter((file) => !isPage(file)),
      );
      await writeEach(site, changed.filter(isPage));
    }
    previous = files;
  };
}

async function writeCompressed(file, content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ]);
}
