import { existsSync, watch } from 'node:fs';
import path from 'node:path';

const SOURCES = ['src', 'sw', 'worker', 'public', 'deploy'];
const SETTLE = 80;

/**
 * Calls `rebuild` now, and again whenever the sources changed and rest for 80 ms; one build at a time. A build that
 * fails is printed. Answers, once the first is done, the function that ends the watch.
 */
export async function watchSources({ root }, rebuild) {
  let timer;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(rebuild).catch((error) => console.error(error));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLE);
  };
  const watchers = SOURCES.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, later));
  run();
  await running;
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
