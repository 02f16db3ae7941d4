import { existsSync, watch } from 'node:fs';
import path from 'node:path';

const SOURCES = ['src', 'sw', 'worker', 'public', 'deploy'];
/** Time without a change before a rebuild starts (ms). */
const DEBOUNCE_MS = 20;

/**
 * Calls `rebuild` now and after every change of the sources, debounced, one build at a time. `rebuild` gets the set
 * of files that have changed since its last call, or `undefined` if the changed files are not known. Build errors are
 * printed. Resolves after the first build with a function that stops the watcher.
 */
export async function watchSources({ root }, rebuild) {
  let timer;
  let lastBuild = Promise.resolve();
  let changedFiles;
  const build = () => {
    const files = changedFiles;
    changedFiles = new Set();
    return rebuild(files);
  };
  const run = () => {
    lastBuild = lastBuild.then(build).catch((error) => console.error(error));
  };
  const handleChange = (folder) => (_event, file) => {
    if (file === null) changedFiles = undefined;
    else changedFiles?.add(`${folder}/${file.replaceAll(path.sep, '/')}`);
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE_MS);
  };
  const watchers = SOURCES.filter((folder) => existsSync(path.join(root, folder))).map((folder) =>
    watch(path.join(root, folder), { recursive: true }, handleChange(folder)),
  );
  run();
  await lastBuild;
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
