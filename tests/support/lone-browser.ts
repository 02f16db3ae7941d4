import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium';

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  /** Of an event, which answers nothing. */
  readonly method?: string;
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
  /** Goes to an address; resolves when its document has taken the place of the last one. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Ends the process of the page, and the workers in it; goes on with a new page. */
  crashPage(): Promise<void>;
  close(): Promise<void>;
  /** Ends the browser as a phone does that is short of memory; its profile stays, for the next one to start with. */
  kill(): Promise<void>;
}

/** A folder that a browser may keep its profile in. */
export const newProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'lone-'));

/** @param profile a folder of {@link newProfile}, or one that an earlier browser has left */
export async function launchLoneBrowser(profile?: string): Promise<LoneBrowser> {
  const folder = profile ?? (await newProfile());
  const flags = ['--headless', ...CHROMIUM_FLAGS, '--remote-debugging-pipe', `--user-data-dir=${folder}`];
  const browser = spawn(CHROMIUM_PATH, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => browser.once('exit', done));
  const { talk, hear } = converse(browser.stdio[3] as Writable, browser.stdio[4] as Readable);

  const attach = async (targetId: string | undefined) => {
    const { sessionId } = (await talk('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    return sessionId;
  };
  let session = await attach(await firstPage(talk));
  const send = (method: string, params: object = {}) => talk(method, params, session);
  const kill = async () => {
    browser.kill('SIGKILL');
    await ended;
  };
  return {
    send,
    async evaluate<T>(expression: string) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = answer as { result: { value: T }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async open(url) {
      await send('Page.navigate', { url });
    },
    async crashPage() {
      await send('Inspector.enable');
      const crashed = hear('Inspector.targetCrashed');
      // A page that dies has no answer left.
      void send('Page.crash').catch(() => undefined);
      await crashed;
      const { targetId } = (await talk('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
      session = await attach(targetId);
    },
    kill,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** The page that the browser opens by itself, which may come after it has begun to answer. */
async function firstPage(talk: (method: string) => Promise<unknown>): Promise<string | undefined> {
  for (const began = Date.now(); Date.now() - began < PATIENCE; await pause(50)) {
    const { targetInfos } = (await talk('Target.getTargets')) as { targetInfos: { type: string; targetId: string }[] };
    const page = targetInfos.find(({ type }) => type === 'page');
    if (page) return page.targetId;
  }
  return undefined;
}

/** Commands and answers over a pair of pipes: JSON texts, each ended by a zero. */
function converse(commands: Writable, answers: Readable) {
  const waiting = new Map<number, (reply: Reply) => void>();
  const listening = new Map<string, () => void>();
  let last = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      const reply: Reply = JSON.parse(text);
      waiting.get(reply.id ?? 0)?.(reply);
      listening.get(reply.method ?? '')?.();
    }
  });
  const hear = (method: string) => new Promise<void>((done) => listening.set(method, done));
  const talk = async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
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
  return { talk, hear };
}
