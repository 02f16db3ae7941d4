import type { SealedBody } from './envelope';

/** A result that crosses the worker's boundary as data; nothing is thrown across it. */
export type WorkerAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

/** What the web worker (worker/index.ts) exposes to the page through comlink. */
export interface WorkerApi {
  /** Seals a body's text for the platform's RSA public key, PEM or base64 SPKI (ENC-1). */
  seal(publicKey: string, bodyText: string): Promise<WorkerAnswer<SealedBody>>;
  /** Opens a customer-service path: its last 8 characters are the key, the rest DES ciphertext (ENC-4). */
  openServicePath(path: string): Promise<WorkerAnswer<string>>;
}
