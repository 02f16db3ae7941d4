import { array, fallback, object, optional, string } from 'valibot';
import { parseIfValid } from '../../../../src/base/parse-if-valid';
import type { PushOutcome } from '../send-web-push';
import { createAccessTokenProvider } from './access-token';
import type { ServiceAccount } from './service-account';

/** Origins of the APIs of Firebase Cloud Messaging; tests use a service on this machine. */
export interface FcmOrigins {
  /** Origin of the HTTP v1 API, which sends messages. */
  readonly messages: string;
  /** Origin of the Instance ID API, which manages topics. */
  readonly topics: string;
}
const GOOGLE_ORIGINS: FcmOrigins = {
  messages: 'https://fcm.googleapis.com',
  topics: 'https://iid.googleapis.com',
};

/** Receiver of a message: one device, or all devices that have subscribed to a topic. */
export type FcmTarget = { readonly token: string } | { readonly topic: string };

const TIMEOUT_MS = 10_000;

const refusal = object({
  error: object({
    status: fallback(optional(string(), ''), ''),
    details: fallback(optional(array(object({ errorCode: fallback(optional(string(), ''), '') })), []), []),
  }),
});

/** Sends messages with the HTTP v1 API of Firebase Cloud Messaging (PUSH-2). */
export class FcmSender {
  private readonly accessToken: () => Promise<string>;

  constructor(
    private readonly account: ServiceAccount,
    now: () => number,
    private readonly origins: FcmOrigins = GOOGLE_ORIGINS,
  ) {
    this.accessToken = createAccessTokenProvider(account, now);
  }

  /**
   * Sends a message with `data` only. If the message had a `notification`, the script of a push provider would show
   * this notification in addition to the one that the app shows. Never rejects.
   */
  async send(target: FcmTarget, data: Readonly<Record<string, string>>, ttlSeconds: number): Promise<PushOutcome> {
    const message = { ...target, data, webpush: { headers: { TTL: String(ttlSeconds), Urgency: 'normal' } } };
    const url = new URL(`/v1/projects/${this.account.project_id}/messages:send`, this.origins.messages);
    try {
      const response = await this.post(url, { message });
      return toFcmOutcome(response.status, await response.text());
    } catch {
      // No connection, or no access token.
      return 'failed';
    }
  }

  /** Adds a device to a topic or removes it from the topic. Never rejects. */
  async changeTopic(change: 'add' | 'remove', token: string, topic: string): Promise<'accepted' | 'gone' | 'failed'> {
    const url = new URL(change === 'add' ? '/iid/v1:batchAdd' : '/iid/v1:batchRemove', this.origins.topics);
    try {
      const response = await this.post(url, { to: `/topics/${topic}`, registration_tokens: [token] });
      const [result] = parseIfValid(topicResults, await response.json())?.results ?? [];
      if (!response.ok || !result) return 'failed';
      return result.error === '' ? 'accepted' : GONE.has(result.error) ? 'gone' : 'failed';
    } catch {
      // No connection, or no access token.
      return 'failed';
    }
  }

  private async post(url: URL, body: object): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        Authorization: `Bearer ${await this.accessToken()}`,
        'Content-Type': 'application/json',
        // The Instance ID API takes OAuth tokens only with this header.
        access_token_auth: 'true',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

/** Error codes of the Instance ID API for a device whose registration has ended. */
const GONE = new Set(['NOT_FOUND', 'INVALID_ARGUMENT']);

const topicResults = object({ results: array(object({ error: fallback(optional(string(), ''), '') })) });

/**
 * Returns the outcome for a response of the HTTP v1 API. Only the error UNREGISTERED means that the registration of the
 * device has ended.
 */
export function toFcmOutcome(status: number, body: string): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 429) return 'rate limited';
  const { error } = parseIfValid(refusal, tryParseJson(body)) ?? {};
  const codes = error?.details.map(({ errorCode }) => errorCode) ?? [];
  if (codes.includes('UNREGISTERED')) return 'gone';
  return status === 400 && codes.includes('INVALID_ARGUMENT') ? 'invalid' : 'failed';
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, for example; the status says enough.
    return undefined;
  }
}
