import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} PackagePatch
 * @property {string} file Path in `node_modules`.
 * @property {string} sha256 Hash (hex) of the file that the patch was written for.
 * @property {(contents: string, file: string) => string} change Returns the patched file.
 */

/**
 * Creates an esbuild plugin that patches files of packages. A patch is written for one content of a file: if a package
 * brings another one, the build fails until somebody has looked at the patch. `listUnseen` returns the files that no
 * build has loaded since: their patches have no effect, so they must be removed, too.
 *
 * @param {readonly PackagePatch[]} patches
 */
export function createPackagePatches(patches) {
  const unseen = new Set(patches.map(({ file }) => file));
  const plugin = {
    name: 'package-patches',
    setup(build) {
      for (const { file, sha256, change } of patches) {
        build.onLoad({ filter: matchPackageFile(file) }, async ({ path }) => {
          unseen.delete(file);
          return { contents: change(await readPinnedFile(path, sha256), file), loader: 'js' };
        });
      }
    },
  };
  return { plugin, listUnseen: () => [...unseen] };
}

/** Resolves with the text of a package's file. Rejects if its hash is another than the pinned one. */
export async function readPinnedFile(path, sha256) {
  const contents = await readFile(path, 'utf8');
  const found = createHash('sha256').update(contents).digest('hex');
  if (found === sha256) return contents;
  throw new Error(
    `${path} has changed (SHA-256 ${found}): check what the build changes in it, then pin the new hash, or remove the patch`,
  );
}

const matchPackageFile = (file) => new RegExp(`[\\\\/]node_modules[\\\\/]${file.replace(/[.+]/g, '\\$&')}$`);
