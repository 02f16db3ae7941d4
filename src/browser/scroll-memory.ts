import { number, record, string } from 'valibot';
import { SCROLL_KEY } from '../contract/storage-keys';
import { sessionStore } from './web-storage';

/** Entries of the history whose place is kept. */
const MOST = 50;
/** How long a page has to grow as tall as it was, milliseconds. */
const PATIENCE = 3000;

const places = new Map(Object.entries(sessionStore.get(SCROLL_KEY, record(string(), number())) ?? {}));

/** Notes how far an entry of the history is scrolled. @param key the router's */
export function noteScroll(key: string): void {
  places.delete(key);
  places.set(key, Math.round(scrollY));
}

/** Keeps the places for the time when this document is loaded again. */
export const keepScrolls = (): void => sessionStore.set(SCROLL_KEY, Object.fromEntries([...places].slice(-MOST)));

/** Scrolls to where an entry was left, as soon as the page is tall enough; whoever scrolls meanwhile is let be. */
export function restoreScroll(key: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const place = places.get(key) ?? 0;
  const until = performance.now() + PATIENCE;
  const reach = () => {
    if (signal.aborted) return;
    scrollTo(0, place);
    if (Math.abs(scrollY - place) > 1 && performance.now() < until) requestAnimationFrame(reach);
    else stop.abort();
  };
  for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    addEventListener(hand, () => stop.abort(), { signal, passive: true });
  }
  if (places.has(key)) reach();
  return () => stop.abort();
}
