import { record, string } from 'valibot';
import { finiteNumber } from '../../contract/fields';
import { SCROLL_POSITIONS_KEY } from '../../contract/storage-keys';
import { safeSessionStorage } from '../storage/web-storage';

/** Number of history entries whose scroll position is stored. */
const MAX_POSITIONS = 50;

/**
 * How long a restored position is kept while the page changes its height (ms). A notice or a line that arrives above the
 * place where the user was would else move it, because the browser then keeps what it shows in its place.
 */
const SETTLE_MS = 1_000;

const positions = new Map(
  Object.entries(safeSessionStorage.get(SCROLL_POSITIONS_KEY, record(string(), finiteNumber)) ?? {}),
);

/**
 * Records the scroll position of a history entry.
 * @param key the key that the router gave the entry
 */
export function recordScrollPosition(key: string): void {
  positions.delete(key);
  positions.set(key, Math.round(scrollY));
}

/** Saves the recorded scroll positions, so that they are still known after a reload of this document. */
export function persistScrollPositions(): void {
  safeSessionStorage.set(SCROLL_POSITIONS_KEY, Object.fromEntries([...positions].slice(-MAX_POSITIONS)));
}

/**
 * Restores the scroll position of a history entry as soon as the page is tall enough, and keeps it until the page has
 * settled, unless the user scrolls first. Returns a function that cancels the restoration.
 */
export function restoreScrollPosition(key: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const position = positions.get(key);
  if (position === undefined) return () => undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const tryRestore = () => {
    scrollTo(0, position);
    if (Math.abs(scrollY - position) <= 1) settling ??= setTimeout(() => stop.abort(), SETTLE_MS);
  };
  const resizeObserver = new ResizeObserver(tryRestore);
  resizeObserver.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(settling);
    resizeObserver.disconnect();
  });
  for (const inputEvent of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    addEventListener(inputEvent, () => stop.abort(), { signal, passive: true });
  }
  tryRestore();
  return () => stop.abort();
}
