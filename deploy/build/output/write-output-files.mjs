import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** End of the times that files can get (epoch seconds); a time in the future would be invalid in a response. */
const MAX_FILE_TIME_SECONDS = 1_600_000_000;
const TEXT = /\.(html|js|json|svg|txt|webmanifest)$/;

/** Replaces the content of the output folder, and adds a brotli (quality 11) and a gzip version of every text file. */
export async function replaceOutputFiles({ out, compress }, files) {
  await rm(out, { recursive: true, force: true });
  await writeEach({ out, compress }, files);
}

/** Whether the build writes a brotli and a gzip version of a file, by its path. */
export const isCompressed = (file) => TEXT.test(file);

/** Writes the files whose content differs from that in the output folder, as writeFilesWithContentTimes() does. */
export async function writeChangedFiles({ out, compress }, files) {
  const isChanged = await Promise.all(
    [...files].map(async ([url, content]) => {
      const written = await readFile(path.join(out, url)).catch(() => undefined);
      return !written?.equals(Buffer.from(content));
    }),
  );
  await writeFilesWithContentTimes({ out, compress }, new Map([...files].filter((_, index) => isChanged[index])));
}

/**
 * Writes the files and their compressed versions. The time of a file is made of its content: nginx makes the ETag from
 * time and length, and all servers of a deployment must send the same one, or browsers load a document again that they
 * have.
 */
export async function writeFilesWithContentTimes({ out, compress }, files) {
  await writeEach({ out, compress }, files);
  await Promise.all(
    [...files].flatMap(([url, content]) => {
      const names = compress && isCompressed(url) ? [url, `${url}.br`, `${url}.gz`] : [url];
      return names.map((name) => setContentTime(path.join(out, name), content));
    }),
  );
}

/** Sets the time of a file by the content that it has, or that it has compressed. */
export async function setContentTime(file, content) {
  const seconds = createHash('sha256').update(content).digest().readUInt32BE() % MAX_FILE_TIME_SECONDS;
  await utimes(file, seconds, seconds);
}

async function writeEach({ out, compress }, files) {
  await Promise.all(
    [...files].map(async ([url, content]) => {
      const file = path.join(out, url);
      await mkdir(path.dirname(file), { recursive: true });
      // First the compressed versions: a file that is there has those of its content.
      if (compress && isCompressed(url)) await writeCompressed(file, Buffer.from(content));
      await writeFile(file, content);
      if (compress && isCompressed(url)) await datePrecedingCompressed(file);
    }),
  );
}

/**
 * Gives a file a time that is not after those of its compressed versions, which the local platform and servers like it
 * would take for outdated ones.
 */
async function datePrecedingCompressed(file) {
  const versions = await Promise.all([stat(`${file}.br`), stat(`${file}.gz`)]);
  const seconds = Math.floor(Math.min(...versions.map(({ mtimeMs }) => mtimeMs)) / 1000);
  await utimes(file, seconds, seconds);
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

/**
 * Resolves with the shorter of two results of Brotli: for a document with styles, scripts and paths of icons, the mode
 * for fonts is often 0.1 KB shorter than the general one, for other files it is not.
 */
async function compressWithBrotli(file, content) {
  const modes = [constants.BROTLI_MODE_GENERIC, ...(file.endsWith('.html') ? [constants.BROTLI_MODE_FONT] : [])];
  const bodies = await Promise.all(
    modes.map((mode) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_MODE]: mode,
      };
      return promisify(brotliCompress)(content, { params });
    }),
  );
  return bodies.reduce((shortest, body) => (body.length < shortest.length ? body : shortest));
}

async function writeCompressed(file, content) {
  await Promise.all([
    compressWithBrotli(file, content).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ]);
}
