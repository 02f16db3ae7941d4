import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFreshVisit, ownScrolling } from '../browser/history';
import { keepScrolls, noteScroll, restoreScroll } from '../browser/scroll-memory';
import visually from '../ui/visually-hidden.module.css';
import { decideArrival } from './decide-arrival';

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;
const isCovered = () => document.querySelector('dialog[open]') !== null;

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Receives whoever comes to a page: how far it is scrolled, where the focus is, what a screen reader says. */
export default function Arrival() {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const before = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  const [title, setTitle] = useState('');

  useEffect(() => {
    ownScrolling();
    const end = new AbortController();
    const { signal } = end;
    const note = () => before.current && noteScroll(before.current.key);
    addEventListener('scroll', note, { passive: true, signal });
    addEventListener('pagehide', keepScrolls, { signal });
    return () => end.abort();
  }, []);

  useLayoutEffect(() => {
    const last = before.current;
    if (last?.key === key) return;
    before.current = { key, pathname };
    const plan = decideArrival({
      way: way.toLowerCase() as Lowercase<typeof way>, // the router's own three words
      // Who went on before this code had come has arrived as well.
      first: last === undefined && way !== 'PUSH',
      fresh: isFreshVisit(),
      samePath: last?.pathname === pathname,
      focusLost: isFocusLost(),
      covered: isCovered(),
    });
    if (plan.focusHeading) focusHeading();
    // The page's own title stands once its effects have run.
    setTimeout(() => setTitle(plan.sayTitle ? document.title : ''));
    if (plan.scroll === 'top') scrollTo(0, 0);
    if (plan.scroll === 'leave') noteScroll(key);
    return plan.scroll === 'restore' ? restoreScroll(key) : undefined;
  }, [key, pathname, way]);

  return (
    <div className={visually.hidden} aria-live="polite">
      {title}
    </div>
  );
}
