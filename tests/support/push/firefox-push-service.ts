import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { object, optional, safeParse, string } from 'valibot';
import { acceptWebSocket, type WebSocketConnection } from './web-socket-server';

/*
 * A local replacement for Firefox's push service: the WebSocket that the browser keeps open, and the endpoint that
 * servers send to (https://mozilla-push-service.readthedocs.io/en/latest/design/). Messages to a browser that is not
 * connected are discarded.
 */

const ENDPOINT_PATH = '/wpush/v2/';

const browserMessage = object({ messageType: optional(string()), channelID: optional(string(), '') });

interface Channel {
  readonly id: string;
  readonly connection: WebSocketConnection;
}

export interface FirefoxPushService {
  /** Origin of this service, to which push messages are sent instead of the origin of the subscription's endpoint. */
  readonly origin: string;
  /** Firefox preferences that make Firefox use this service. */
  readonly preferences: Readonly<Record<string, string | boolean>>;
  close(): Promise<void>;
}

export async function startFirefoxPushService(): Promise<FirefoxPushService> {
  /** Open channels by the last segment of their endpoint URL. */
  const channels = new Map<string, Channel>();
  const connections = new Set<WebSocketConnection>();
  const server = createServer((request, response) => void deliver(request, response));
  server.on('upgrade', (request, socket) => {
    const connection = acceptWebSocket(request, socket, (text) => respond(connection, text));
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address of this shape

  function respond(connection: WebSocketConnection, text: string): void {
    const parsed = safeParse(browserMessage, JSON.parse(text));
    if (!parsed.success) return;
    const { messageType, channelID } = parsed.output;
    const send = (message: object) => connection.send(JSON.stringify(message));
    if (messageType === undefined) send({}); // a ping
    if (messageType === 'hello')
      send({ messageType, uaid: randomBytes(16).toString('hex'), status: 200, use_webpush: true, broadcasts: {} });
    if (messageType === 'register') {
      const token = randomBytes(12).toString('hex');
      channels.set(token, { id: channelID, connection });
      send({ messageType, channelID, status: 200, pushEndpoint: `https://push.example${ENDPOINT_PATH}${token}` });
    }
    if (messageType === 'unregister') {
      for (const [token, { id }] of channels) if (id === channelID) channels.delete(token);
      send({ messageType, channelID, status: 200 });
    }
  }

  async function deliver(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const channel = channels.get((request.url ?? '').slice(ENDPOINT_PATH.length));
    const notification = {
      messageType: 'notification',
      channelID: channel?.id,
      version: randomUUID(),
      data: Buffer.concat(chunks).toString('base64url'),
      headers: { encoding: request.headers['content-encoding'] },
    };
    channel?.connection.send(JSON.stringify(notification));
    response.writeHead(channel ? 201 : 410).end();
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    preferences: {
      'dom.push.serverURL': `ws://127.0.0.1:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
    },
    async close() {
      for (const connection of connections) connection.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
