import { existsSync, watch } from 'node:fs';
import path from 'node:path';

const SOURCES = ['src', 'sw', 'worker', 'public', 'deploy'];
const SETTLE = 80;

/**
 * Calls `rebuild` after the sources changed, once they rest for 80 ms; one build at a time. A build that fails is
 * printed and the watch goes on. Answers the function that ends the watch.
 */
export function watchSources({ root }, rebuild) {
  let timer;
  let running = Promise.resolve();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild).catch((error) => console.error(error));
    }, SETTLE);
  };
  const watchers = SOURCES.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, later));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
