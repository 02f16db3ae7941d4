import { afterFirstPaint } from './first-paint';
import { loadScript } from './load-script';

/** Loads a part of the app once the first screen is painted: what comes by itself delays nothing on it. */
export function loadAfterPaint<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    afterFirstPaint(() => loadScript(load).then(done, failed));
  });
}
