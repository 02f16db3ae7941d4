import { existsSync, type Stats, unwatchFile, watch, watchFile } from 'node:fs';
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

/** A folder of records that the platform serves, and what reads it again after a change. */
interface WatchedRecords {
  readonly folder: string;
  /** Throws a sentence that names the file if one is wrong. */
  readonly refresh: () => void;
}

/** Time without a change before records are read again (ms): an editor writes a file in several steps. */
const RECORDS_DEBOUNCE_MS = 50;

/**
 * Sends a server-sent event to every open page when a build has replaced index.html, which is the last file that a
 * build writes, and when a record has changed.
 */
export function createLiveReload(distDir: string, records: WatchedRecords): LiveReload {
  const streams = new Set<ServerResponse>();
  const page = join(distDir, 'm', 'index.html');
  const reloadPages = () => {
    for (const stream of streams) stream.write('data: reload\n\n');
  };
  const notify = (current: Stats) => {
    if (current.mtimeMs === 0) return; // being replaced
    reloadPages();
  };
  const stopWatchingRecords = watchRecords(records, reloadPages);
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
      stopWatchingRecords();
      for (const stream of streams) stream.end();
    },
  };
}

/** Reads records again after every change, and calls `onRefreshed`; prints what is wrong with one. */
function watchRecords({ folder, refresh }: WatchedRecords, onRefreshed: () => void): () => void {
  if (!existsSync(folder)) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    try {
      refresh();
      onRefreshed();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, RECORDS_DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
