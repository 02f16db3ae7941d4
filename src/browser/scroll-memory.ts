import { number, record, string } from 'valibot';
import { SCROLL_KEY } from '../contract/storage-keys';
import { sessionStore } from './web-storage';

/** Entries of the history whose place is kept. */
const MOST = 50;

const places = new Map(Object.entries(sessionStore.get(SCROLL_KEY, record(string(), number())) ?? {}));

/** Notes how far an entry of the history is scrolled. @param key the router's */
export function noteScroll(key: string): void {
  places.delete(key);
  places.set(key, Math.round(scrollY));
}

/** Keeps the places for the time when this document is loaded again. */
export const keepScrolls = (): void => sessionStore.set(SCROLL_KEY, Object.fromEntries([...places].slice(-MOST)));

/** Scrolls to where an entry was left, as soon as the page has grown tall enough; whoever scrolls meanwhile is let be. */
export function restoreScroll(key: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const place = places.get(key);
  if (place === undefined) return () => undefined;
  const reach = () => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) <= 1) stop.abort();
  };
  const grown = new ResizeObserver(reach);
  grown.observe(document.body);
  signal.addEventListener('abort', () => grown.disconnect());
  for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    addEventListener(hand, () => stop.abort(), { signal, passive: true });
  }
  reach();
  return () => stop.abort();
}
