import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../identity');
/** Milliseconds the emulator may take until it listens: some ten seconds of work, on a machine that may be busy. */
const PATIENCE = 240_000;

/** What installs the emulator, which is no part of the app's own packages. */
export const INSTALL = 'npm run identity';

export interface Emulator {
  readonly origin: string;
  stop(): void;
}

export const hasEmulator = (): boolean => existsSync(join(FOLDER, 'node_modules/firebase-tools'));

/** Starts the Firebase Auth emulator as a process of its own. Rejects when it is not installed or does not come up. */
export function startEmulator(): Promise<Emulator> {
  if (!hasEmulator()) return Promise.reject(new Error(`The emulator of the identity provider is missing: ${INSTALL}`));
  // Its standard input is its life line: it ends when this process does.
  const child = spawn(process.execPath, [join(FOLDER, 'emulator.cjs')], { stdio: ['pipe', 'pipe', 'ignore'] });
  const stop = () => void child.kill();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error('The emulator of the identity provider does not come up'));
    }, PATIENCE);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The emulator of the identity provider ended with ${code}`));
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, port] = /^identity (\d+)$/m.exec(text) ?? [];
      if (port === undefined) return;
      clearTimeout(late);
      for (const handle of [child, child.stdin, child.stdout]) letGo(handle); // it keeps nobody from ending
      resolve({ origin: `http://127.0.0.1:${port}`, stop });
    });
  });
}

function letGo(handle: object): void {
  if ('unref' in handle && typeof handle.unref === 'function') handle.unref();
}
