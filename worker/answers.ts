import { systemClock } from '../src/base/clock';
import type { LineTest, WorkerApi } from '../src/contract/worker-api';
import { sealBody } from './envelope';
import { findLine } from './line-test';
import { secureBytes } from './random';
import { openServicePath } from './service-path';

/** What the worker answers; the page runs the same code when no worker runs (ENC-3). */
export const answers: WorkerApi = Object.freeze({
  async seal(publicKey: string, bodyText: string) {
    return sealBody(publicKey, bodyText, secureBytes);
  },
  async openServicePath(path: string) {
    return openServicePath(path);
  },
  async findLine(test: LineTest) {
    return findLine(test, { send: (url, how) => fetch(url, how), random: secureBytes, clock: systemClock });
  },
});
