import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { renderNginxEnvironment } from '../../../deploy/environment.mjs';
import { NGINX_PORT } from '../../../deploy/nginx-locations.mjs';

/** A user without rights: nginx needs no root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

export interface NginxFolders {
  /** The folder of releases, or of the files, that /srv/fairground is. */
  readonly served: string;
  /** The folder that nginx may write to. */
  readonly run: string;
}

/** Replaces the paths and the port of a configuration of nginx by those of a test. */
const adapt = (text: string, { served, run }: NginxFolders, port: number): string =>
  text
    .replaceAll('/srv/fairground', served)
    .replaceAll('/run/fairground', run)
    .replaceAll('/var/log/nginx', run)
    .replaceAll(`listen ${NGINX_PORT}`, `listen 127.0.0.1:${port}`);

/** Writes a copy of deploy/nginx.conf for a port of this machine; returns its path. */
export function writeNginxCopy(folders: NginxFolders, port: number, environment: Record<string, string>): string {
  mkdirSync(folders.run, { recursive: true });
  if (isRoot) chownSync(folders.run, NOBODY, NOBODY);
  chmodSync(folders.run, 0o755);
  const conf = readFileSync(path.join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
  const file = path.join(folders.run, 'nginx.conf');
  writeFileSync(file, adapt(conf, folders, port));
  const text = renderNginxEnvironment(environment, 'nameserver 127.0.0.1\n');
  writeFileSync(
    path.join(folders.run, 'environment.conf'),
    text.replace(/^resolver .*/, 'resolver 127.0.0.1:1 valid=1s ipv6=off;'),
  );
  return file;
}

/** Returns a configuration that the build renders, with the paths and the port of a test. */
export const adaptRenderedConfig = adapt;

/** Starts nginx as a user without rights, and resolves when it responds or has ended. `errors` is what it printed. */
export async function startNginx(config: string, origin: string) {
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn('nginx', ['-c', config, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    ...user,
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  while (child.exitCode === null && !(await fetch(origin).catch(() => undefined))) await delay(50);
  if (child.exitCode !== null) throw new Error(`nginx has ended: ${errors.join('')}`);
  return { child, errors };
}

/**
 * Resolves with a port of this machine that nothing listens on. No system gives one of these to a server that asks for
 * any port, as those of other tests do before nginx has started.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}
