import { createApiClient } from '../../src/api/create-api-client';
import { systemClock } from '../../src/base/clock';
import { parseTolerantly } from '../../src/contract/contract-deviation';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { logout } from '../../src/contract/endpoints/account/logout';
import { rsaKey } from '../../src/contract/endpoints/account/rsa-key';
import { login } from '../../src/contract/endpoints/account/session';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { gameLanes } from '../../src/contract/endpoints/games/game-lanes';
import { submitDeposit, transactions } from '../../src/contract/endpoints/money/cashier';
import { ping } from '../../src/contract/endpoints/site/domains';
import { status } from '../../src/contract/endpoints/site/system';
import { OUTBOX_REQUEST_PATHS } from '../../src/contract/paths';
import { getRawValue } from '../../src/services/config-check/raw-value';
import { webWorkerApi } from '../../worker/api';
import type { Accounts } from './accounts';
import {
  judgeOrderOfRepetition,
  judgePingCors,
  judgeRefusedSession,
  judgeRepetition,
  judgeSecondFactor,
  judgeWrongDigest,
} from './check-rules';
import { createRecordingTransport, type Exchange } from './exchange';
import { type EndpointReport, fault, type GatewayFinding, type Verdict } from './finding';
import { isAbsent, type JudgedResponse, judgeResponse, tryParseJson } from './judge-response';
import { type CheckState, NOT_CHECKED_REASON, REQUESTS } from './requests';
import { type SentRequest, sendRequest } from './send-request';

/** What to check. */
export interface GatewayCheckOptions {
  readonly origin: string;
  /** Code of the merchant; empty to use that of the status. */
  readonly merchant: string;
  readonly language: string;
  readonly accounts: Accounts;
  readonly isWriting: boolean;
}

/** Amount that no method of deposits accepts. */
const REFUSED_AMOUNT = '0.01';

/** Origin of a page on another domain of the merchant, from which pings come. */
const OTHER_ORIGIN = 'https://other-domain.example';

/**
 * Calls every endpoint of a gateway as the app does, with its API client, and resolves with a report for each, in the
 * order of the contract (OPS-3).
 */
export async function runGatewayCheck(options: GatewayCheckOptions): Promise<readonly EndpointReport[]> {
  const check = new GatewayCheck(options);
  const reports = new Map<string, EndpointReport>();
  for (const name of Object.keys(REQUESTS)) {
    const endpoint = ENDPOINTS.find((each) => each.name === name);
    if (endpoint) reports.set(name, await check.run(endpoint));
  }
  return ENDPOINTS.map((endpoint) => reports.get(endpoint.name) ?? notChecked(endpoint, NOT_CHECKED_REASON));
}

const notChecked = (endpoint: AnyEndpoint, reason: string): EndpointReport => ({
  endpoint,
  verdict: 'not checked',
  findings: [],
  reason,
  durationMs: 0,
});

class GatewayCheck {
  private state: CheckState;
  private token: string | undefined;
  private epoch = 0;
  private exchanges: Exchange[] = [];
  private readonly client;

  constructor({ origin, merchant, language, accounts, isWriting }: GatewayCheckOptions) {
    const now = systemClock.now;
    const unique = now().toString(36);
    this.state = {
      origin,
      merchant,
      language,
      accounts,
      isWriting,
      unique,
      now,
      status: undefined,
      lanes: [],
      orderId: '',
    };
    const transport = createRecordingTransport((exchange) => this.exchanges.push(exchange));
    this.client = createApiClient({
      context: {
        origin,
        merchant: () => this.state.merchant,
        language: () => language,
        token: () => this.token,
        epoch: () => this.epoch,
        onSessionExpired: () => {},
      },
      earlyTransport: transport,
      transport,
      encryptBody: webWorkerApi.encryptBody,
      clock: systemClock,
      random: () => 0,
    });
  }

  async run(endpoint: AnyEndpoint): Promise<EndpointReport> {
    const planned = REQUESTS[endpoint.name]?.(this.state) ?? { reason: NOT_CHECKED_REASON };
    if ('reason' in planned) return notChecked(endpoint, planned.reason);
    if (endpoint.auth === 'required' && this.token === undefined)
      return this.runWithoutSession(endpoint, planned.fields);
    const before = endpoint === login ? await this.checkSignIns() : [];
    const last = await this.send(endpoint, planned.fields);
    if (!last) return notChecked(endpoint, 'the gateway has no usable RSA key');
    const { response, failure, durationMs } = last;
    if (!response) return report(endpoint, [fault('response', 'a response', failure)], durationMs);
    if (isAbsent(response)) return { endpoint, verdict: 'absent', findings: [], reason: '', durationMs };
    const found = judgeResponse(endpoint, response);
    this.keep(endpoint, response);
    await this.endOtherSession(response);
    const after = await this.checkRules(endpoint, planned.fields, response);
    return report(endpoint, [...found, ...before, ...after], durationMs);
  }

  /** Without an account, a member's endpoint still has to exist and to refuse visitors. */
  private async runWithoutSession(endpoint: AnyEndpoint, fields: object): Promise<EndpointReport> {
    const response = endpoint.method === 'GET' ? await this.fetchWithoutToken(endpoint, fields) : undefined;
    if (response && isAbsent(response)) return { endpoint, verdict: 'absent', findings: [], reason: '', durationMs: 0 };
    const findings = response ? judgeRefusedSession(response, 'without a token') : [];
    return findings.length === 0
      ? notChecked(endpoint, 'needs a member who is signed in')
      : report(endpoint, findings, 0);
  }

  /** Sends a request with the app's client, and resolves with the exchange; undefined if nothing was sent. */
  private async send(endpoint: AnyEndpoint, fields: object): Promise<Exchange | undefined> {
    this.exchanges = [];
    const isFromOutbox = Object.values<string>(OUTBOX_REQUEST_PATHS).includes(endpoint.path);
    const headers = {
      ...endpoint.headers,
      ...(isFromOutbox ? { 'Idempotency-Key': `check-${this.state.unique}` } : {}),
    };
    // The fields are those of the plan; the compiler cannot infer the endpoint from a name.
    await this.client.call({ ...endpoint, headers }, { ...fields, once: true, quiet: true, unshared: true } as object);
    return this.exchanges.findLast(({ request }) => new URL(request.url).pathname === endpoint.path);
  }

  /** Keeps what later requests need. */
  private keep(endpoint: AnyEndpoint, { text }: JudgedResponse): void {
    const value = getRawValue(tryParseJson(text), ['value']);
    if (endpoint === status) {
      const read = parseTolerantly(status.response, value);
      if (read.ok)
        this.state = {
          ...this.state,
          status: read.value,
          merchant: this.state.merchant || read.value.info.merchantCode,
        };
    }
    if (endpoint === gameLanes) {
      const read = parseTolerantly(gameLanes.response, value);
      if (read.ok) this.state = { ...this.state, lanes: read.value.data.lanes };
    }
    if (endpoint === transactions) {
      const read = parseTolerantly(transactions.response, value);
      const order = read.ok ? read.value.list.find(({ orderId }) => orderId !== '') : undefined;
      if (order) this.state = { ...this.state, orderId: order.orderId };
    }
    const session = endpoint === login ? parseTolerantly(login.response, value) : undefined;
    if (session?.ok) [this.token, this.epoch] = [session.value.token, this.epoch + 1];
  }

  /** Checks the rules of an endpoint that its schema does not have. */
  private async checkRules(
    endpoint: AnyEndpoint,
    fields: object,
    response: JudgedResponse,
  ): Promise<readonly GatewayFinding[]> {
    if (endpoint.path === ping.path) return this.checkPing();
    if (endpoint.name === 'logout') return this.checkEndedSession();
    if (endpoint === submitDeposit) return this.checkRepetition(endpoint, fields, response);
    if (endpoint.auth !== 'required' || endpoint.method !== 'GET') return [];
    const refused = await this.fetchWithoutToken(endpoint, fields);
    return refused ? judgeRefusedSession(refused, 'without a token') : [];
  }

  private async checkRepetition(
    endpoint: AnyEndpoint,
    fields: object,
    first: JudgedResponse,
  ): Promise<readonly GatewayFinding[]> {
    const again = await this.send(endpoint, fields);
    const body = { ...Object(getRawValue(fields, ['body'])), amount: REFUSED_AMOUNT };
    const other = await this.send(endpoint, { ...fields, body });
    return [
      ...(again?.response ? judgeRepetition(endpoint, first, again.response) : []),
      ...(other?.response ? judgeOrderOfRepetition(endpoint, first, other.response) : []),
    ];
  }

  private async checkPing(): Promise<readonly GatewayFinding[]> {
    const url = `${this.state.origin}${ping.path}?speed=1`;
    const Origin = OTHER_ORIGIN;
    const asking = { Origin, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'merchant' };
    const preflight = await this.fetch(url, { method: 'OPTIONS', headers: asking });
    const response = await this.fetch(url, { headers: { Origin, Merchant: this.state.merchant } });
    return response ? judgePingCors(preflight, response) : [];
  }

  private fetchWithoutToken(endpoint: AnyEndpoint, fields: object): Promise<JudgedResponse | undefined> {
    const url = new URL(endpoint.path, this.state.origin);
    for (const [name, value] of Object.entries(Object(getRawValue(fields, ['query']))))
      url.searchParams.set(name, String(value));
    return this.fetch(url.href, { headers: this.createHeaders() });
  }

  private async checkEndedSession(): Promise<readonly GatewayFinding[]> {
    const info = ENDPOINTS.find(({ name }) => name === 'memberInfo');
    const last = info && (await this.send(info, {}));
    this.token = undefined;
    return last?.response ? judgeRefusedSession(last.response, 'memberInfo after the sign-out') : [];
  }

  /** Sign-ins that must not succeed: with a wrong digest, and without the second factor. */
  private async checkSignIns(): Promise<readonly GatewayFinding[]> {
    const { member, secondFactor } = this.state.accounts;
    const device = { type: 'username', loginDeviceId: 'gateway-check', isOfficialAppLogin: false };
    const key = await this.client.call(rsaKey, { query: { _: String(this.state.now()) }, quiet: true });
    const encrypted = key.ok
      ? await webWorkerApi.encryptBody(key.value.publicKey, JSON.stringify({ ...member, ...device }))
      : undefined;
    const wrong = encrypted?.ok
      ? await this.fetch(`${this.state.origin}${login.path}`, {
          method: 'POST',
          headers: {
            ...this.createHeaders(),
            'Content-Type': 'application/json',
            ...encrypted.value.headers,
            'X-Digest': '0'.repeat(64),
          },
          body: encrypted.value.body,
        })
      : undefined;
    const factor = secondFactor && {
      body: { username: secondFactor.username, password: secondFactor.password, ...device },
    };
    await this.endOtherSession(wrong);
    const asked = factor && (await this.send(login, factor));
    await this.endOtherSession(asked?.response);
    return [
      ...(wrong && !isAbsent(wrong) ? judgeWrongDigest(wrong) : []),
      ...(asked?.response && !isAbsent(asked.response) ? judgeSecondFactor(asked.response) : []),
    ];
  }

  /** Signs out of a session that a response has opened beside that of the check: nobody else would end it. */
  private async endOtherSession(response: JudgedResponse | undefined): Promise<void> {
    const token = response && getRawValue(tryParseJson(response.text), ['value', 'token']);
    if (typeof token !== 'string' || token === '' || token === this.token) return;
    const headers = { ...this.createHeaders(), 'Content-Type': 'application/json', Authorization: token };
    await this.fetch(`${this.state.origin}${logout.path}`, { method: logout.method, headers, body: '{}' });
  }

  private createHeaders() {
    const { merchant, language } = this.state;
    return { Accept: 'application/json', Language: language, ...(merchant === '' ? {} : { Merchant: merchant }) };
  }

  /** Sends a request that the app never sends; resolves with undefined if there is no response. */
  private async fetch(url: string, request: Omit<SentRequest, 'signal'>): Promise<JudgedResponse | undefined> {
    try {
      return await sendRequest(url, { ...request, signal: AbortSignal.timeout(ping.timeout) });
    } catch {
      return undefined; // the request of the app has reported it already
    }
  }
}

function report(endpoint: AnyEndpoint, findings: readonly GatewayFinding[], durationMs: number): EndpointReport {
  const verdict: Verdict = findings.length === 0 ? 'conforms' : 'deviates';
  return { endpoint, verdict, findings, reason: '', durationMs };
}
