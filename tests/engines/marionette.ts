import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Refused } from './webdriver';

/** An answer bears the number of its command. */
type Answer = readonly [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

export interface Marionette {
  /** Has a command done; one at a time. Rejects with what was refused. */
  ask(command: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): void;
}

/**
 * Firefox's own end of WebDriver, Marionette, to which geckodriver is only a door: the same commands by other names, each
 * as JSON behind its length. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answers = readMessages(socket);
  await answers.next(); // the greeting
  let last = 0;
  return {
    async ask(name, parameters) {
      last += 1;
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const { value } = await answers.next();
      if (!value) throw new Error(`Firefox hung up at ${name}`);
      const [, id, error, result] = JSON.parse(value) as Answer;
      if (id !== last) throw new Error(`Firefox answered ${id}, not ${last}`);
      if (error) throw new Refused(error.error, error.message);
      return isWrapped(result) ? result.value : result;
    },
    close: () => socket.destroy(),
  };
}

const isWrapped = (result: unknown): result is { readonly value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;

async function* readMessages(socket: Socket): AsyncGenerator<string, undefined> {
  let kept = Buffer.alloc(0);
  for await (const chunk of socket) {
    kept = Buffer.concat([kept, chunk as Buffer]);
    for (let colon = kept.indexOf(':'); colon > 0; colon = kept.indexOf(':')) {
      const end = colon + 1 + Number(kept.toString('utf8', 0, colon));
      if (kept.length < end) break;
      yield kept.toString('utf8', colon + 1, end);
      kept = kept.subarray(end);
    }
  }
  return undefined;
}
