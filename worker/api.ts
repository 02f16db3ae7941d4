import { systemClock } from '../src/base/clock';
import type { DomainProbeInput, WebWorkerApi } from '../src/base/web-worker-api';
import { decryptCustomerServicePath } from './customer-service-path';
import { encryptBody } from './encrypt-body';
import { findLiveDomain } from './find-live-domain';
import { generateSecureRandomBytes } from './random';

/**
 * The functions that the web worker exposes. The page runs the same code itself if no web worker is available (ENC-3).
 */
export const webWorkerApi: WebWorkerApi = Object.freeze({
  async encryptBody(publicKey: string, bodyText: string) {
    return encryptBody(publicKey, bodyText, generateSecureRandomBytes);
  },
  async decryptCustomerServicePath(path: string) {
    return decryptCustomerServicePath(path);
  },
  async findLiveDomain(probe: DomainProbeInput) {
    return findLiveDomain(probe, {
      send: (url, init) => fetch(url, init),
      random: generateSecureRandomBytes,
      clock: systemClock,
    });
  },
});
