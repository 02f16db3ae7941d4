import type { SealedBody } from './envelope';

/** A result that crosses the worker's boundary as data; nothing is thrown across it. */
export type WorkerAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

/** What a line test is given (DOM-2). */
export interface LineTest {
  /** Domains of the merchant as a list named them, good or bad. */
  readonly domains: readonly string[];
  /** Code that travels with every ping. */
  readonly merchant: string;
  /** Origin of the page: on this machine, `http://*.localhost` counts as a domain too. */
  readonly page: string;
}

/** What the web worker (worker/index.ts) exposes to the page through comlink. */
export interface WorkerApi {
  /** Seals a body's text for the platform's RSA public key, PEM or base64 SPKI (ENC-1). */
  seal(publicKey: string, bodyText: string): Promise<WorkerAnswer<SealedBody>>;
  /** Opens a customer-service path: its last 8 characters are the key, the rest DES ciphertext (ENC-4). */
  openServicePath(path: string): Promise<WorkerAnswer<string>>;
  /** The origin of the domain that answers first, of at most ten; it takes up to {@link LINE_TEST_LIMIT} (DOM-2). */
  findLine(test: LineTest): Promise<WorkerAnswer<string>>;
}

/** Why a line test says nothing about its lines: no worker ran that may ask them. */
export const NOT_TESTED = 'not tested';

/** How long a line test takes at most, in milliseconds. */
export const LINE_TEST_LIMIT = 10_000;
