import { existsSync, watch } from 'node:fs';
import path from 'node:path';

const SOURCES = ['src', 'sw', 'worker', 'public', 'deploy'];
/** Time without a change before a rebuild starts (ms). */
const DEBOUNCE_MS = 80;

/**
 * Calls `rebuild` now and after every change of the sources, debounced, one build at a time. Errors of a build are
 * printed. Resolves after the first build with a function that stops the watcher.
 */
export async function watchSources({ root }, rebuild) {
  let timer;
  let lastBuild = Promise.resolve();
  const run = () => {
    lastBuild = lastBuild.then(rebuild).catch((error) => console.error(error));
  };
  const scheduleBuild = () => {
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE_MS);
  };
  const watchers = SOURCES.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, scheduleBuild));
  run();
  await lastBuild;
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
