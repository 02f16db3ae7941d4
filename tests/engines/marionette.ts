import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebDriverError } from './webdriver';

/** A response message; `id` is the id of the command that it responds to. */
type MarionetteResponse = readonly [
  kind: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: unknown,
];

export interface MarionetteConnection {
  /**
   * Sends a command and resolves with its result. Await the result before the next call. Rejects with a
   * WebDriverError.
   */
  send(command: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): void;
}

/**
 * Connects to Marionette, the WebDriver implementation of Firefox that geckodriver is a proxy for. Messages are JSON
 * with a length prefix. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectToMarionette(port: number): Promise<MarionetteConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const messages = readMessages(socket);
  await messages.next(); // the greeting
  let lastId = 0;
  return {
    async send(command, parameters) {
      lastId += 1;
      const text = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const { value } = await messages.next();
      if (!value) throw new Error(`Firefox closed the connection during ${command}`);
      const [, id, error, result] = JSON.parse(value) as MarionetteResponse;
      if (id !== lastId) throw new Error(`Firefox responded to command ${id}, not ${lastId}`);
      if (error) throw new WebDriverError(error.error, error.message);
      return isWrapped(result) ? result.value : result;
    },
    close: () => socket.destroy(),
  };
}

const isWrapped = (result: unknown): result is { readonly value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;

async function* readMessages(socket: Socket): AsyncGenerator<string, undefined> {
  let buffer = Buffer.alloc(0);
  for await (const chunk of socket) {
    buffer = Buffer.concat([buffer, chunk as Buffer]);
    for (let colon = buffer.indexOf(':'); colon > 0; colon = buffer.indexOf(':')) {
      const end = colon + 1 + Number(buffer.toString('utf8', 0, colon));
      if (buffer.length < end) break;
      yield buffer.toString('utf8', colon + 1, end);
      buffer = buffer.subarray(end);
    }
  }
  return undefined;
}
