import type { WorkerApi } from '../src/contract/worker-api';
import { sealBody } from './envelope';
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
});
