import { type Stats, unwatchFile, watchFile } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RELOAD_EVENTS_URL } from '../../../deploy/build/bundle/dev-bundlers.mjs';

/**
 * Interval at which index.html is polled (ms). Polling is used because a watcher of the folder would stop when a full
 * build replaces the folder.
 */
const POLL_INTERVAL_MS = 50;

export interface LiveReload {
  /** Handles a request for the event stream; returns false for any other request. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

/**
 * Sends a server-sent event to every open page when a build has replaced index.html, which is the last file that a
 * build writes.
 */
export function createLiveReload(distDir: string): LiveReload {
  const streams = new Set<ServerResponse>();
  const page = join(distDir, 'm', 'index.html');
  const notify = (current: Stats) => {
    if (current.mtimeMs === 0) return; // being replaced
    for (const stream of streams) stream.write('data: reload\n\n');
  };
  watchFile(page, { interval: POLL_INTERVAL_MS }, notify);
  return {
    handle(request, response) {
      if (request.url !== RELOAD_EVENTS_URL) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('retry: 500\n\n');
      streams.add(response);
      response.once('close', () => streams.delete(response));
      return true;
    },
    close() {
      unwatchFile(page, notify);
      for (const stream of streams) stream.end();
    },
  };
}
