/**
 * An esbuild plugin that removes mutations and infinite queries from TanStack Query. The app uses neither, but the
 * query client refers to both, so they would add 2 KB to the initial scripts.
 */
export const removeUnusedQueryCodePlugin = {
  name: 'unused-query-code',
  setup(build) {
    const replace = (filter, contents) => build.onLoad({ filter }, () => ({ contents, loader: 'js' }));
    replace(
      /\/query-core\/build\/modern\/mutationCache\.js$/,
      `export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`,
    );
    replace(
      /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
      `export const infiniteQueryBehavior = () => { throw new Error('The build leaves infinite queries out'); };
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;`,
    );
  },
};
