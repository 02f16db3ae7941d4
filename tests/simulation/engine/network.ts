import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { findMerchant, findMerchantByHost } from '../../platform/merchants/find-merchant';
import { handleApiRequest } from '../../platform/server/handle-api-request';
import { createErrorResponse, type HttpResponse } from '../../platform/server/http-response';
import type { IncomingRequest } from '../../platform/server/incoming-request';
import { createRefusalError } from '../../platform/server/refusal';
import type { Services } from '../../platform/services';
import type { TaskOwner, VirtualLoop } from './virtual-loop';

export const ORIGIN = 'https://fairground.example';

/**
 * What happens to requests. `lost-request`: they do not arrive; `lost-response`: they are executed, and the connection
 * breaks; `bad-gateway`: they are not executed, `gateway-timeout`: they are, and a gateway responds instead; `hang`:
 * executed, and nobody responds; `slow`: the response comes after the timeout of a call.
 */
export const NETWORK_MODES = [
  'ok',
  'offline',
  'lost-request',
  'lost-response',
  'bad-gateway',
  'gateway-timeout',
  'hang',
  'slow',
] as const;
export type NetworkMode = (typeof NETWORK_MODES)[number];

/** A request that a page or worker has sent. */
export interface SentRequest {
  readonly owner: TaskOwner;
  readonly at: number;
  readonly method: string;
  readonly url: URL;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly body: string;
}

/** How a request ends. */
interface Ending {
  readonly resolve: (response: Response) => void;
  readonly fail: () => void;
}

const SLOW_MS = 45_000;
const REGISTRATION_PATH = '/wps/member/register';
const GATEWAY_PAGE = '<h1>gateway</h1>';
const GATEWAY_STATUSES: Partial<Record<NetworkMode, number>> = { 'bad-gateway': 502, 'gateway-timeout': 504 };
const NOT_EXECUTED: readonly NetworkMode[] = ['offline', 'lost-request', 'bad-gateway'];

/** The network between the pages of a browser and the platform, which runs in this process. */
export class Network {
  mode: NetworkMode = 'ok';
  /** What happens to the next request of a member, or of a registration, that changes something, instead of the mode. */
  nextWrite: NetworkMode | undefined;
  /** After how long the next request that changes something arrives once more (ms), as a proxy may repeat it. */
  repeatNextAfterMs: number | undefined;
  /** Whether a gateway before the platform refuses each payment by its present state, without looking its id up. */
  refusesPayments = false;
  readonly sent: SentRequest[] = [];
  /** Number of requests that the platform has executed. */
  executed = 0;
  /** Its own tasks: a request that was sent arrives also after its page has ended. */
  private readonly wire: TaskOwner = {};

  constructor(
    private readonly loop: VirtualLoop,
    private readonly services: Services,
  ) {}

  /** Returns the `fetch` of a page or worker. */
  for(owner: TaskOwner): typeof fetch {
    return async (input, { method = 'GET', headers = {}, body = '', signal } = {}) => {
      signal?.throwIfAborted();
      const url = new URL(String(input), ORIGIN);
      const lowerCased = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      const token = lowerCased.authorization ?? '';
      const sent = { owner, at: this.loop.now, method, url, headers: lowerCased, token, body: String(body ?? '') };
      this.sent.push(sent);
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        this.transfer(sent, { resolve, fail: () => reject(new TypeError('Failed to fetch')) });
      });
    };
  }

  /** Sends a request on its way. How it fares depends on the mode when it was sent. */
  private transfer(sent: SentRequest, { resolve, fail }: Ending): void {
    const { loop, wire } = this;
    const { owner } = sent;
    const isPost = sent.method === 'POST';
    const isWrite = isPost && (sent.token !== '' || sent.url.pathname.startsWith(REGISTRATION_PATH));
    const mode = (isWrite && this.nextWrite) || this.mode;
    if (isWrite) this.nextWrite = undefined;
    const isRefused = this.refusesPayments && sent.body.includes('"requestId"');
    const delayMs = 15 + ((this.sent.length * 37) % 90);
    const status = GATEWAY_STATUSES[mode];
    const respondByGateway = () => resolve(createResponse({ status: status ?? 502, headers: {}, body: GATEWAY_PAGE }));
    if (NOT_EXECUTED.includes(mode)) {
      loop.add(owner, mode === 'offline' ? 1 : delayMs, status === undefined ? fail : respondByGateway);
      return;
    }
    loop.add(wire, delayMs, async () => {
      const response = isRefused
        ? createErrorResponse(createRefusalError(CASHIER_ERROR_CODES.methodClosed, 'Closed'))
        : await this.execute(sent);
      if (isPost && !isRefused) this.repeat(sent);
      if (mode === 'hang') return;
      if (mode === 'lost-response') loop.add(owner, delayMs, fail);
      else if (status !== undefined) loop.add(owner, delayMs, respondByGateway);
      else loop.add(owner, mode === 'slow' ? SLOW_MS : delayMs, () => resolve(createResponse(response)));
    });
  }

  private repeat(sent: SentRequest): void {
    if (this.repeatNextAfterMs === undefined) return;
    this.loop.add(this.wire, this.repeatNextAfterMs, () => void this.execute(sent));
    this.repeatNextAfterMs = undefined;
  }

  private async execute(sent: SentRequest): Promise<HttpResponse> {
    const response = await handleApiRequest(this.services, toIncomingRequest(sent));
    this.executed += 1;
    return response;
  }
}

/** Returns a response as far as the app reads it; making one of Node costs more than its request. */
function createResponse({ status, headers, body }: HttpResponse): Response {
  const text = async () => String(body);
  const json = async () => JSON.parse(String(body));
  const response = { status, ok: status >= 200 && status < 300, headers: new Headers(headers), text, json };
  return Object.defineProperty(response, 'body', { get: () => new Response(String(body)).body }) as Response;
}

function toIncomingRequest({ method, url, headers, body }: SentRequest): IncomingRequest {
  const code = headers.merchant;
  const { host, origin } = url;
  const merchant = code === undefined ? findMerchantByHost(host) : findMerchant(code);
  const address = { path: url.pathname, rawPath: url.pathname, query: url.searchParams, search: url.search };
  return { method, ...address, headers, body, ip: '127.0.0.1', host, origin, merchant };
}
