import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { importSPKI, jwtVerify } from 'jose';
import { array, type GenericSchema, object, optional, parse, record, string } from 'valibot';
import { sendWebPush } from '../send-web-push';
import { generateVapidKeys } from '../vapid';
import type { FirebaseProject } from './service-account';

const registrationBody = object({ web: object({ endpoint: string(), p256dh: string(), auth: string() }) });
const installationBody = object({ fid: string(), appId: string() });
const topicBody = object({ to: string(), registration_tokens: array(string()) });
const messageBody = object({
  message: object({ token: optional(string()), topic: optional(string()), data: record(string(), string()) }),
});

interface Device {
  /** The subscription of the browser, as JSON. */
  readonly subscription: string;
  readonly topics: Set<string>;
}

const CONTACT = 'mailto:fcm@fairground.example';
const TOKEN_LIFETIME_S = 3_600;
const PROJECT_ID = 'fairground-local';
const API_KEY = 'fairground-local-key';

/**
 * A local replacement for Firebase Cloud Messaging, for one project: the endpoints with which the Firebase SDK
 * registers a browser (installations, registrations), the HTTP v1 API, topics, and the OAuth endpoint of the service
 * account. Messages are delivered to the browsers by Web Push.
 */
export class LocalFcm {
  private readonly devices = new Map<string, Device>();
  private readonly accessTokens = new Set<string>();
  private keys = generateVapidKeys();
  private readonly rsa = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

  /**
   * @param serviceOrigin origin of the push service that receives the messages instead of the browsers' own push
   * service
   */
  constructor(private readonly serviceOrigin: string) {}

  /**
   * Returns the Firebase project of a merchant.
   * @param origin origin of this service
   */
  project(merchant: string, origin: string): FirebaseProject {
    return {
      merchant,
      web: {
        appId: '1:745476177629:web:fa1261',
        apiKey: API_KEY,
        projectId: PROJECT_ID,
        messagingSenderId: '745476177629',
        vapidKey: this.keys.publicKey,
      },
      account: {
        project_id: PROJECT_ID,
        private_key: this.rsa.privateKey,
        client_email: 'push@fairground.example',
        token_uri: `${origin}/token`,
      },
    };
  }

  /** Returns the registration tokens of the devices that have not been deleted. */
  tokens(): readonly string[] {
    return [...this.devices.keys()];
  }

  /**
   * Replaces the VAPID key pair, as happens when a new Web Push certificate is generated for the Firebase project.
   * Browsers subscribe with the public key.
   */
  changeKey(): void {
    this.keys = generateVapidKeys();
  }

  /** Deletes every device, as Firebase does with a device that has been inactive for long. */
  forgetDevices(): void {
    this.devices.clear();
  }

  /** Handles requests to all endpoints, whatever host name is in their URL. */
  readonly handle: RequestListener = (request, response) => {
    // The SDK requests from the page, thus from another origin.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    this.respond(request, response).catch((error: unknown) =>
      sendJson(response, 400, refusalOf(400, 'INVALID_ARGUMENT', String(error))),
    );
  };

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const [, resource = '', name] =
      /^\/v1\/projects\/[^/]+\/(installations|registrations|messages:send)(?:\/(.+))?$/.exec(pathname) ?? [];
    if (pathname === '/token') return sendJson(response, 200, await this.grant(request));
    if (resource === 'installations') return sendJson(response, 200, await install(request, name));
    if (resource === 'registrations') return this.register(request, response, name);
    if (!this.isAuthorized(request)) return sendJson(response, 401, refusalOf(401, 'UNAUTHENTICATED'));
    if (resource === 'messages:send') return this.send(request, response);
    if (pathname.startsWith('/iid/v1:batch')) return this.changeTopic(request, response, pathname.endsWith('Add'));
    sendJson(response, 404, refusalOf(404, 'NOT_FOUND'));
  }

  /** Exchanges an assertion of the service account for an access token (RFC 7523). */
  private async grant(request: IncomingMessage): Promise<object> {
    const assertion = new URLSearchParams(await readText(request)).get('assertion') ?? '';
    await jwtVerify(assertion, await importSPKI(this.rsa.publicKey, 'RS256'), {
      requiredClaims: ['iss', 'aud', 'exp'],
    });
    const token = randomUUID();
    this.accessTokens.add(token);
    return { access_token: token, expires_in: TOKEN_LIFETIME_S, token_type: 'Bearer' };
  }

  private isAuthorized({ headers }: IncomingMessage): boolean {
    return this.accessTokens.has(headers.authorization?.replace(/^Bearer /, '') ?? '');
  }

  private async register(request: IncomingMessage, response: ServerResponse, name: string | undefined): Promise<void> {
    if (request.method === 'DELETE') {
      this.devices.delete(name ?? '');
      return sendJson(response, 200, {});
    }
    const { web } = await readJson(registrationBody, request);
    const { endpoint, p256dh, auth } = web;
    const token = name ?? `fcm:${randomBytes(24).toString('base64url')}`;
    const topics = this.devices.get(token)?.topics ?? new Set();
    this.devices.set(token, { subscription: JSON.stringify({ endpoint, keys: { p256dh, auth } }), topics });
    sendJson(response, 200, { name: `projects/${PROJECT_ID}/registrations/${token}`, token });
  }

  private async changeTopic(request: IncomingMessage, response: ServerResponse, isWanted: boolean): Promise<void> {
    const { to, registration_tokens } = await readJson(topicBody, request);
    const results = registration_tokens.map((token) => {
      const topics = this.devices.get(token)?.topics;
      if (!topics) return { error: 'NOT_FOUND' };
      const topic = to.replace('/topics/', '');
      if (isWanted) topics.add(topic);
      else topics.delete(topic);
      return {};
    });
    sendJson(response, 200, { results });
  }

  private async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { token, topic, data } = (await readJson(messageBody, request)).message;
    const targets = [...this.devices].filter(([name, { topics }]) => name === token || topics.has(topic ?? ''));
    if (token !== undefined && targets.length === 0)
      return sendJson(response, 404, refusalOf(404, 'UNREGISTERED', 'Requested entity was not found.'));
    const payload = JSON.stringify({ data, from: '745476177629', priority: 'normal', fcmMessageId: randomUUID() });
    const outcomes = await Promise.all(targets.map((target) => this.deliver(target, payload)));
    if (token !== undefined && outcomes.includes('gone'))
      return sendJson(response, 404, refusalOf(404, 'UNREGISTERED'));
    sendJson(response, 200, { name: `projects/${PROJECT_ID}/messages/${randomUUID()}` });
  }

  private async deliver([token, { subscription }]: readonly [string, Device], payload: string) {
    const { keys, serviceOrigin } = this;
    const fixed = { contact: CONTACT, ttlSeconds: 60, topic: '', now: Date.now() };
    const outcome = await sendWebPush({ token: subscription, payload, keys, serviceOrigin, ...fixed });
    if (outcome === 'gone') this.devices.delete(token);
    return outcome;
  }
}

/** Registers a Firebase installation or, if `name` is given, renews the token of that installation. */
async function install(request: IncomingMessage, name: string | undefined): Promise<object> {
  const authToken = { token: `installation-${randomUUID()}`, expiresIn: '604800s' };
  if (name !== undefined) return authToken;
  const { fid } = await readJson(installationBody, request);
  return { name: `projects/${PROJECT_ID}/installations/${fid}`, fid, refreshToken: randomUUID(), authToken };
}

const refusalOf = (code: number, errorCode: string, message = errorCode) => ({
  error: {
    code,
    message,
    status: code === 404 ? 'NOT_FOUND' : errorCode,
    details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
  },
});

async function readJson<S extends GenericSchema>(schema: S, request: IncomingMessage) {
  return parse(schema, JSON.parse(await readText(request)));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
