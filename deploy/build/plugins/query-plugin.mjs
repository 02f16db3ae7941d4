/**
 * Leaves mutations and infinite queries out of TanStack Query: the app uses neither, and its client refers to both. They
 * would be 2 KB of the initial scripts.
 */
export const queryPlugin = {
  name: 'query',
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
