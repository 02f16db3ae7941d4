import { constants, createHmac, publicEncrypt, randomBytes } from 'node:crypto';
import { parse } from 'valibot';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { rsaKey } from '../../../src/contract/endpoints/account/rsa-key';
import { login } from '../../../src/contract/endpoints/account/session';
import { responseEnvelope } from '../../../src/contract/envelope';
import { encryptDes } from '../envelope/des';

/** Options of a request that a test sends with TestApiClient. */
export interface TestApiRequestOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  readonly merchant?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** HTTP client for tests that calls the endpoints of the contract, encrypted where required. */
export class TestApiClient {
  constructor(readonly origin: string) {}

  /** Sends a request. Resolves with the raw response. */
  async fetch(endpoint: AnyEndpoint, { query = {}, body, token, merchant, headers }: TestApiRequestOptions = {}) {
    const url = new URL(endpoint.path, this.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const encrypted = endpoint.encrypted ? await this.encryptBody(JSON.stringify(body)) : undefined;
    const payload = encrypted?.body ?? (body === undefined ? undefined : JSON.stringify(body));
    return fetch(url, {
      method: endpoint.method,
      headers: {
        Language: 'EN',
        ...(merchant === undefined ? {} : { Merchant: merchant }),
        ...(token === undefined ? {} : { Authorization: token }),
        ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...endpoint.headers,
        ...encrypted?.headers,
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
  }

  /** Sends a request. Resolves with the response envelope. */
  async call(endpoint: AnyEndpoint, options: TestApiRequestOptions = {}) {
    const response = await this.fetch(endpoint, options);
    return parse(responseEnvelope, await response.json());
  }

  /** Signs in with username and password. Resolves with the token or the error code. */
  async signIn(username: string, password: string, merchant = 'FAIR'): Promise<string> {
    const body = { username, password, type: 'username', loginDeviceId: 'device-1', isOfficialAppLogin: false };
    const { success, value, errorCode } = await this.call(login, { body, merchant });
    return success ? parse(login.response, value).token : String(errorCode);
  }

  async publicKey(): Promise<string> {
    const { value } = await this.call(rsaKey, { query: { _: '1' } });
    return parse(rsaKey.response, value).publicKey;
  }

  /** Encrypts a body for the platform (ENC-1). @param publicKey PEM; by default the platform's public key */
  async encryptBody(text: string, publicKey?: string): Promise<{ body: string; headers: Record<string, string> }> {
    const key = publicKey ?? (await this.publicKey());
    const secret = Buffer.from(randomBytes(4).toString('hex'));
    const body = encryptDes(secret, text);
    const rsa = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, secret).toString('base64');
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    return { body, headers: { Encryption: '1', 'X-RSA': rsa, 'X-Digest': digest } };
  }

  /** Posts to the console API. */
  async control(resource: string, body: unknown = {}): Promise<unknown> {
    const response = await fetch(`${this.origin}/console/api/${resource}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${resource}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Reads a resource of the console API. */
  async read(resource: string): Promise<unknown> {
    return (await fetch(`${this.origin}/console/api/${resource}`)).json();
  }
}
