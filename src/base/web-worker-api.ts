import type { EncryptedBody } from '../contract/envelope';
import type { Result } from './result';

/** Input of a domain probe (DOM-2). */
export interface DomainProbeInput {
  /** Candidate domains of the merchant, unvalidated. */
  readonly domains: readonly string[];
  /** Merchant code, sent with every request of the probe. */
  readonly merchant: string;
  /** Origin of the page. If it is on localhost, domains of the form `http://*.localhost` are accepted too. */
  readonly page: string;
}

/**
 * The interface that the web worker (worker/index.ts) exposes to the page through comlink. Errors are returned as data,
 * not thrown.
 */
export interface WebWorkerApi {
  /**
   * Encrypts a body for the platform's RSA public key, PEM or base64 SPKI (ENC-1). The error `script` or `offline` says
   * that the code of the bridge to the worker could not be loaded.
   */
  encryptBody(publicKey: string, bodyText: string): Promise<Result<EncryptedBody, string>>;
  /** Decrypts a customer-service path: its last 8 characters are the key, the rest is DES ciphertext (ENC-4). */
  decryptCustomerServicePath(encryptedPath: string): Promise<Result<string, string>>;
  /**
   * Probes at most ten domains. Resolves with the origin of the first domain that responds, or with an error if no
   * domain responds within {@link DOMAIN_PROBE_TIMEOUT_MS} (DOM-2).
   */
  findLiveDomain(request: DomainProbeInput): Promise<Result<string, string>>;
}

/** Error of `findLiveDomain` if the domains could not be probed because no web worker is available. */
export const DOMAIN_PROBE_UNAVAILABLE = 'probe-unavailable';

/** Maximum duration of a domain probe (ms). */
export const DOMAIN_PROBE_TIMEOUT_MS = 10_000;
