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
  /** Name of the event; set only on events, which have no id. */
  readonly method?: string;
  /** Parameters of an event. */
  readonly params?: unknown;
}

/** Timeout for a response of the browser (ms). */
const RESPONSE_TIMEOUT_MS = 60_000;

/**
 * A browser with one page and no debugger attached to its workers. Playwright attaches to every service worker. If a
 * worker is stopped while Playwright attaches to it, the page and Playwright deadlock.
 */
export interface RawCdpBrowser {
  /** Sends a command of the DevTools protocol to the page. */
  send(method: string, params?: object): Promise<unknown>;
  /** Resolves with the parameters of the next event with the name `method`. */
  waitForEvent(method: string): Promise<unknown>;
  /** Navigates to a URL. Resolves once the new document has replaced the old one. */
  open(url: string): Promise<void>;
  /** Resolves with the awaited value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Crashes the page's process and its workers, then opens a new page. */
  crashPage(): Promise<void>;
  close(): Promise<void>;
  /** Kills the browser, as a phone short of memory does. The profile remains for the next launch. */
  kill(): Promise<void>;
}

/** Creates a temporary profile folder. */
export const createBrowserProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'lone-'));

/**
 * Launches Chromium with one blank page. @param profile a folder from {@link createBrowserProfile}, or the profile of
 * an earlier browser
 */
export async function launchRawCdpBrowser(profile?: string): Promise<RawCdpBrowser> {
  const folder = profile ?? (await createBrowserProfile());
  const flags = ['--headless', ...CHROMIUM_FLAGS, '--remote-debugging-pipe', `--user-data-dir=${folder}`];
  const browser = spawn(CHROMIUM_PATH, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((done) => browser.once('exit', done));
  const { send: sendCommand, waitForEvent } = openPipeConnection(
    browser.stdio[3] as Writable,
    browser.stdio[4] as Readable,
  );

  const attach = async (targetId: string | undefined) => {
    const { sessionId } = (await sendCommand('Target.attachToTarget', { targetId, flatten: true })) as {
      sessionId: string;
    };
    return sessionId;
  };
  let session = await attach(await waitForFirstPage(sendCommand));
  const send = (method: string, params: object = {}) => sendCommand(method, params, session);
  const kill = async () => {
    browser.kill('SIGKILL');
    await exited;
  };
  return {
    send,
    waitForEvent,
    async evaluate<T>(expression: string) {
      const response = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = response as { result: { value: T }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async open(url) {
      await send('Page.navigate', { url });
    },
    async crashPage() {
      await send('Inspector.enable');
      const crashed = waitForEvent('Inspector.targetCrashed');
      // A crashing page never responds.
      void send('Page.crash').catch(() => undefined);
      await crashed;
      const { targetId } = (await sendCommand('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
      session = await attach(targetId);
    },
    kill,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Resolves with the id of the initial page, which may open only after the browser responds to commands. */
async function waitForFirstPage(sendCommand: (method: string) => Promise<unknown>): Promise<string | undefined> {
  for (const startedAt = Date.now(); Date.now() - startedAt < RESPONSE_TIMEOUT_MS; await pause(50)) {
    const { targetInfos } = (await sendCommand('Target.getTargets')) as {
      targetInfos: { type: string; targetId: string }[];
    };
    const page = targetInfos.find(({ type }) => type === 'page');
    if (page) return page.targetId;
  }
  return undefined;
}

/** Exchanges DevTools messages over a pair of pipes: JSON texts, each terminated by a NUL character. */
function openPipeConnection(commands: Writable, responses: Readable) {
  const pendingReplies = new Map<number, (reply: Reply) => void>();
  const eventListeners = new Map<string, (params: unknown) => void>();
  let lastId = 0;
  let incomplete = '';
  responses.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (incomplete + chunk).split('\0');
    incomplete = texts.pop() ?? '';
    for (const text of texts) {
      const reply: Reply = JSON.parse(text);
      pendingReplies.get(reply.id ?? 0)?.(reply);
      eventListeners.get(reply.method ?? '')?.(reply.params);
    }
  });
  const waitForEvent = (method: string) => new Promise((done) => eventListeners.set(method, done));
  const sendCommand = async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const { result, error } = await new Promise<Reply>((done) => {
      const timer = setTimeout(() => done({ error: { message: 'no response' } }), RESPONSE_TIMEOUT_MS);
      pendingReplies.set(id, (reply) => {
        clearTimeout(timer);
        done(reply);
      });
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
    pendingReplies.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return { send: sendCommand, waitForEvent };
}
