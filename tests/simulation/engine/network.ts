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
  readonly token: string;
  readonly body: string;
}

const SLOW_MS = 45_000;
const GATEWAY_STATUSES: Partial<Record<NetworkMode, number>> = { 'bad-gateway': 502, 'gateway-timeout': 504 };
const NOT_EXECUTED: readonly NetworkMode[] = ['offline', 'lost-request', 'bad-gateway'];

/** The network between the pages of a browser and the platform, which runs in this process. */
export class Network {
  mode: NetworkMode = 'ok';
  /** What happens to the next request of a member that changes something, instead of the mode. */
  nextWrite: NetworkMode | undefined;
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
    return async (input, init = {}) => {
      const request = input instanceof Request ? input : new Request(new URL(String(input), ORIGIN), init);
      const body = await request.text();
      const signal = init.signal ?? request.signal;
      signal.throwIfAborted();
      const url = new URL(request.url);
      const token = request.headers.get('authorization') ?? '';
      this.sent.push({ owner, at: this.loop.now, method: request.method, url, token, body });
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        const fail = () => reject(new TypeError('Failed to fetch'));
        this.transfer({ owner, request, url, body, resolve, fail });
      });
    };
  }

  /** Sends a request on its way. How it fares depends on the mode when it was sent. */
  private transfer(transfer: {
    readonly owner: TaskOwner;
    readonly request: Request;
    readonly url: URL;
    readonly body: string;
    readonly resolve: (response: Response) => void;
    readonly fail: () => void;
  }): void {
    const { loop, wire } = this;
    const { owner, request, body: sentBody, resolve, fail } = transfer;
    const isWrite = request.method === 'POST' && request.headers.has('authorization');
    const mode = (isWrite && this.nextWrite) || this.mode;
    if (isWrite) this.nextWrite = undefined;
    const isRefused = this.refusesPayments && sentBody.includes('"requestId"');
    const delayMs = 15 + ((this.sent.length * 37) % 90);
    const status = GATEWAY_STATUSES[mode];
    const respondByGateway = () => resolve(new Response('<h1>gateway</h1>', { status: status ?? 502 }));
    if (NOT_EXECUTED.includes(mode)) {
      loop.add(owner, mode === 'offline' ? 1 : delayMs, status === undefined ? fail : respondByGateway);
      return;
    }
    loop.add(wire, delayMs, async () => {
      const {
        status: own,
        headers,
        body,
      } = isRefused
        ? createErrorResponse(createRefusalError(CASHIER_ERROR_CODES.methodClosed, 'Closed'))
        : await handleApiRequest(this.services, toIncomingRequest(transfer));
      if (!isRefused) this.executed += 1;
      if (mode === 'hang') return;
      const answer = () => resolve(toResponse({ status: own, headers, body }));
      if (mode === 'lost-response') loop.add(owner, delayMs, fail);
      else if (status !== undefined) loop.add(owner, delayMs, respondByGateway);
      else loop.add(owner, mode === 'slow' ? SLOW_MS : delayMs, answer);
    });
  }
}

const toResponse = ({ status, headers, body }: HttpResponse): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers });

function toIncomingRequest(sent: {
  readonly request: Request;
  readonly url: URL;
  readonly body: string;
}): IncomingRequest {
  const { method } = sent.request;
  const { url, body } = sent;
  const headers = Object.fromEntries(sent.request.headers);
  const code = headers.merchant;
  const { host, origin } = url;
  const merchant = code === undefined ? findMerchantByHost(host) : findMerchant(code);
  const address = { path: url.pathname, rawPath: url.pathname, query: url.searchParams, search: url.search };
  return { method, ...address, headers, body, ip: '127.0.0.1', host, origin, merchant };
}
