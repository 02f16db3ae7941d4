import { importTransportChunk } from '../../api/import-transport-chunk';
import { fail, type Result } from '../../base/result';
import { DOMAIN_PROBE_UNAVAILABLE, type WebWorkerApi } from '../../base/web-worker-api';

/**
 * The web worker that encrypts request bodies, decrypts the paths of customer-service links and probes domains (ENC-1,
 * ENC-4, DOM-2). The first call loads the bridge to it, which the first screen does not need.
 */
export const webWorker: WebWorkerApi = {
  encryptBody: (publicKey, bodyText) => run((worker) => worker.encryptBody(publicKey, bodyText)),
  decryptCustomerServicePath: (path) => run((worker) => worker.decryptCustomerServicePath(path)),
  findLiveDomain: (request) => run((worker) => worker.findLiveDomain(request), DOMAIN_PROBE_UNAVAILABLE),
};

async function run<T>(
  task: (worker: WebWorkerApi) => Promise<Result<T, string>>,
  unavailableReason?: string,
): Promise<Result<T, string>> {
  const chunk = await importTransportChunk(() => import('./opened-web-worker'));
  return chunk.ok ? task(chunk.value.openedWebWorker) : fail(unavailableReason ?? chunk.error);
}
