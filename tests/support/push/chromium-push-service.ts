import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { LocalFcm } from '../../platform/push/fcm/local-fcm';
import { encodeBytesField, encodeFixed64Field, encodeVarint, encodeVarintField, readVarint } from './protobuf';
import { createSelfSignedCertificate } from './self-signed-certificate';

/*
 * A local replacement for two services. For Chromium's push service: check-in, registration, the connection that the
 * browser keeps open (MCS) and the Web Push endpoint. For Firebase Cloud Messaging: the hosts that the Firebase SDK
 * sends requests to, and the API.
 */

const MCS_VERSION = 41;
const TAG = { heartbeatPing: 0, heartbeatAck: 1, loginRequest: 2, loginResponse: 3, dataMessage: 8 } as const;
const PUSH_PATH = '/fcm/send/';
/** Hosts that the Firebase SDK sends requests to. */
const SDK_HOSTS = ['firebaseinstallations.googleapis.com', 'fcmregistrations.googleapis.com'];

interface Registration {
  readonly app: string;
  readonly subtype: string;
  readonly sender: string;
}

/** A push service for one browser. */
export interface ChromiumPushService {
  /** Origin of this service, to which push messages are sent instead of the origin of the subscription's endpoint. */
  readonly origin: string;
  /** The local Firebase Cloud Messaging service, and the origin of its API. */
  readonly firebase: { readonly service: LocalFcm; readonly origin: string };
  /** Makes registrations wait until the returned function is called. */
  holdRegistrations(): () => void;
  /** Command-line flags that make Chromium use this service. */
  readonly flags: readonly string[];
  close(): Promise<void>;
}

export async function startChromiumPushService(): Promise<ChromiumPushService> {
  const registrations = new Map<string, Registration>();
  /** Settles when registrations may be answered. */
  let released: Promise<void> = Promise.resolve();
  const connections = new Set<TLSSocket>();
  /** Messages to send when the browser connects. */
  const waiting: Buffer[] = [];
  const certificate = createSelfSignedCertificate('localhost');

  const http = createServer((request, response) => void respond(request, response));
  const mcs = createTlsServer({ key: certificate.key, cert: certificate.cert }, (socket) => acceptConnection(socket));
  mcs.on('tlsClientError', () => undefined);
  const [port, mcsPort] = [await listen(http), await listen(mcs)];
  const origin = `http://127.0.0.1:${port}`;
  const fcm = new LocalFcm(origin);
  const api = createServer(fcm.handle);
  const sdkApi = createHttpsServer({ key: certificate.key, cert: certificate.cert }, fcm.handle);
  const [apiPort, sdkPort] = [await listen(api), await listen(sdkApi)];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const path = request.url ?? '';
    if (path === '/checkin') {
      response.writeHead(200, { 'content-type': 'application/x-protobuffer' });
      // stats_ok, android_id, security_token
      response.end(
        Buffer.concat([
          encodeVarintField(1, 1),
          encodeFixed64Field(7, 4_503_599_627_370_497n),
          encodeFixed64Field(8, 123_456_789n),
        ]),
      );
    } else if (path === '/register') {
      await released;
      response.end(register(new URLSearchParams(body.toString())));
    } else if (path.startsWith(PUSH_PATH)) {
      response.writeHead(deliver(path.slice(PUSH_PATH.length), request, body) ? 201 : 410).end();
    } else response.writeHead(404).end();
  }

  function register(fields: URLSearchParams): string {
    const registration = {
      app: fields.get('app') ?? '',
      subtype: fields.get('X-subtype') ?? '',
      sender: fields.get('sender') ?? '',
    };
    if (fields.get('delete') === 'true') {
      for (const [token, { subtype }] of registrations)
        if (subtype === registration.subtype) registrations.delete(token);
      return `deleted=${registration.app}`;
    }
    const token = randomBytes(12).toString('hex');
    registrations.set(token, registration);
    return `token=${token}`;
  }

  function deliver(token: string, { headers }: IncomingMessage, body: Buffer): boolean {
    const registration = registrations.get(token);
    if (!registration) return false;
    const appData = (key: string, value: string) =>
      encodeBytesField(7, Buffer.concat([encodeBytesField(1, key), encodeBytesField(2, value)]));
    const stanza = Buffer.concat([
      encodeBytesField(3, registration.sender),
      encodeBytesField(5, registration.app),
      appData('subtype', registration.subtype),
      appData('content-encoding', String(headers['content-encoding'] ?? '')),
      encodeBytesField(9, randomUUID()),
      encodeVarintField(17, Number(headers.ttl ?? 0)),
      encodeVarintField(18, Date.now()),
      encodeBytesField(21, body),
    ]);
    const message = frame(TAG.dataMessage, stanza);
    if (connections.size === 0) waiting.push(message);
    for (const socket of connections) socket.write(message);
    return true;
  }

  function acceptConnection(socket: TLSSocket): void {
    let received = Buffer.alloc(0);
    let hasVersion = false;
    socket.on('error', () => undefined);
    socket.on('close', () => connections.delete(socket));
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      if (!hasVersion) received = received.subarray(1);
      hasVersion = true;
      for (;;) {
        const length = readVarint(received, 1);
        if (!length || received.length < length.end + length.value) return;
        const [tag] = received;
        received = received.subarray(length.end + length.value);
        if (tag === TAG.heartbeatPing) socket.write(frame(TAG.heartbeatAck, Buffer.alloc(0)));
        if (tag !== TAG.loginRequest) continue;
        const login = Buffer.concat([encodeBytesField(1, 'chromium'), encodeVarintField(8, Date.now())]);
        socket.write(Buffer.concat([Buffer.from([MCS_VERSION]), frame(TAG.loginResponse, login)]));
        connections.add(socket);
        for (const message of waiting.splice(0)) socket.write(message);
      }
    });
  }

  return {
    origin,
    holdRegistrations() {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    firebase: { service: fcm, origin: `http://127.0.0.1:${apiPort}` },
    flags: [
      `--host-resolver-rules=${SDK_HOSTS.map((host) => `MAP ${host}:443 127.0.0.1:${sdkPort}`).join(', ')}`,
      `--gcm-checkin-url=${origin}/checkin`,
      `--gcm-registration-url=${origin}/register`,
      `--gcm-mcs-endpoint=https://127.0.0.1:${mcsPort}`,
      `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`,
    ],
    async close() {
      for (const socket of connections) socket.destroy();
      for (const server of [http, api, sdkApi]) server.closeAllConnections();
      await Promise.all([http, mcs, api, sdkApi].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

const frame = (tag: number, message: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), encodeVarint(message.length), message]);

const listen = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
