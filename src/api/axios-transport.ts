import { importTransportChunk } from './import-transport-chunk';
import type { Transport } from './transport';

/** Sends the calls after the first content with axios, which is loaded with the first one. */
export const axiosTransport: Transport = async (request, signal, timeoutMs) => {
  const loaded = await importTransportChunk(() => import('./axios-client'));
  return loaded.ok ? loaded.value.sendWithAxios(request, signal, timeoutMs) : loaded;
};
