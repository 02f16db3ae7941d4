import { createPackagePatches } from './package-patches.mjs';

/** Patches of packages in the classic scripts. */
export const scriptPatches = createPackagePatches([
  {
    // Its messages contain URLs with their queries, which must not reach the error log.
    file: 'workbox-core/_private/WorkboxError.js',
    sha256: 'c73dae213c75ec1c0751a49ad537562e2b80ec58b4c2d0f5464b45ea975cfb81',
    change: () => 'export class WorkboxError extends Error {}',
  },
]);
