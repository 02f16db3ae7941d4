import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const DECODERS: ReadonlyMap<string | undefined, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/** Returns the body of a response, decompressed. Some servers compress also if no encoding was asked for. */
export function decompressBody(response: IncomingMessage): Readable {
  const decoder = DECODERS.get(response.headers['content-encoding'])?.();
  // The reader of the decoder gets every error: unlike pipe(), a pipeline also ends when the response is cut or aborted.
  return decoder ? pipeline(response, decoder, () => undefined) : response;
}

/** Returns why a request has failed, in words. Several addresses that fail have no message of their own. */
export function explainRequestFailure(error: unknown): string {
  if (error instanceof AggregateError) return explainRequestFailure(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
