import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium';

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Milliseconds that an answer of the browser may take. */
const PATIENCE = 10_000;

/**
 * A browser with one page and no debugger on its workers. Playwright attaches to every service worker, and one that is
 * stopped while it is being attached to leaves page and driver waiting for each other.
 */
export interface LoneBrowser {
  /** Sends a command of the DevTools protocol to the page. */
  send(method: string, params?: object): Promise<unknown>;
  /** The value of an expression in the page, awaited. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export async function launchLoneBrowser(): Promise<LoneBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'lone-'));
  const flags = ['--headless', ...CHROMIUM_FLAGS, '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(CHROMIUM_PATH, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => browser.once('exit', done));
  const talk = converse(browser.stdio[3] as Writable, browser.stdio[4] as Readable);

  const { targetInfos } = (await talk('Target.getTargets')) as { targetInfos: { type: string; targetId: string }[] };
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  const { sessionId } = (await talk('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const send = (method: string, params: object = {}) => talk(method, params, sessionId);
  return {
    send,
    async evaluate<T>(expression: string) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = answer as { result: { value: T }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async close() {
      browser.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Commands and answers over a pair of pipes: JSON texts, each ended by a zero. */
function converse(commands: Writable, answers: Readable) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      const reply: Reply = JSON.parse(text);
      waiting.get(reply.id ?? 0)?.(reply);
    }
  });
  return async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    last += 1;
    const id = last;
    const { result, error } = await new Promise<Reply>((done) => {
      const timer = setTimeout(() => done({ error: { message: 'no answer' } }), PATIENCE);
      waiting.set(id, (reply) => {
        clearTimeout(timer);
        done(reply);
      });
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
