import { constants, createHmac, publicEncrypt, randomBytes } from 'node:crypto';
import { parse } from 'valibot';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { login, rsaKey } from '../../../src/contract/endpoints/session';
import { answerEnvelope } from '../../../src/contract/envelope';
import { encryptDes } from '../envelope/des';

/** What travels with a call of a test. */
export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  readonly merchant?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Speaks the contract to a platform as the app does: clear or sealed, over real HTTP. */
export class Caller {
  constructor(readonly origin: string) {}

  /** The raw answer. */
  async fetch(endpoint: AnyEndpoint, { query = {}, body, token, merchant, headers }: CallOptions = {}) {
    const url = new URL(endpoint.path, this.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const sealed = endpoint.encrypted ? await this.seal(JSON.stringify(body)) : undefined;
    const payload = sealed?.body ?? (body === undefined ? undefined : JSON.stringify(body));
    return fetch(url, {
      method: endpoint.method,
      headers: {
        Language: 'EN',
        ...(merchant === undefined ? {} : { Merchant: merchant }),
        ...(token === undefined ? {} : { Authorization: token }),
        ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...endpoint.headers,
        ...sealed?.headers,
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
  }

  /** The answer's envelope. */
  async call(endpoint: AnyEndpoint, options: CallOptions = {}) {
    const answer = await this.fetch(endpoint, options);
    return parse(answerEnvelope, await answer.json());
  }

  /** Signs in with name and password. @returns the token, or the error code */
  async signIn(username: string, password: string, merchant = 'FAIR'): Promise<string> {
    const body = { username, password, type: 'username', loginDeviceId: 'device-1', isOfficialAppLogin: false };
    const { success, value, errorCode } = await this.call(login, { body, merchant });
    return success ? parse(login.answer, value).token : String(errorCode);
  }

  async publicKey(): Promise<string> {
    const { value } = await this.call(rsaKey, { query: { _: '1' } });
    return parse(rsaKey.answer, value).publicKey;
  }

  /** Seals a text for the platform (ENC-1). @param publicKey PEM; the platform's when absent */
  async seal(text: string, publicKey?: string): Promise<{ body: string; headers: Record<string, string> }> {
    const key = publicKey ?? (await this.publicKey());
    const secret = Buffer.from(randomBytes(4).toString('hex'));
    const body = encryptDes(secret, text);
    const rsa = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, secret).toString('base64');
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    return { body, headers: { Encryption: '1', 'X-RSA': rsa, 'X-Digest': digest } };
  }

  /** Posts to the console's API. */
  async control(resource: string, body: unknown = {}): Promise<unknown> {
    const answer = await fetch(`${this.origin}/console/api/${resource}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${resource}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async read(resource: string): Promise<unknown> {
    return (await fetch(`${this.origin}/console/api/${resource}`)).json();
  }
}
