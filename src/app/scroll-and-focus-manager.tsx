import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  persistScrollPositions,
  recordScrollPosition,
  restoreScrollPosition,
} from '../browser/document/scroll-restoration';
import { disableScrollRestoration, wasLoadedByNewNavigation } from '../browser/page/page-load';
import { findBottomNavigationPath, lastBottomNavigationUrls } from '../services/navigation/bottom-navigation-paths';
import { isBottomNavigationHistoryState } from '../services/navigation/is-bottom-navigation-history-state';
import visually from '../ui/styles/visually-hidden.module.css';
import { decideScrollAndFocus } from './decide-scroll-and-focus';

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;
/** Returns the open dialogs in document order; the last one is on top. */
const openDialogs = () => [...document.querySelectorAll('dialog[open]')];

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Sets the scroll position and focus when the page changes, and announces the page's title to screen readers. */
export function ScrollAndFocusManager() {
  const { key, pathname, search, state } = useLocation();
  const way = useNavigationType();
  const before = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  /** Maps the path of each page in the bottom navigation to the key of its last history entry. */
  const tabKeys = useRef(new Map<string, string>());
  const [title, setTitle] = useState('');
  /**
   * The topmost open dialog; undefined if none is open. Announcements are rendered inside it, because everything
   * outside of it is inert.
   */
  const [cover, setCover] = useState<Element>();

  useEffect(() => {
    disableScrollRestoration();
    const end = new AbortController();
    const { signal } = end;
    const recordPosition = () => before.current && recordScrollPosition(before.current.key);
    addEventListener('scroll', recordPosition, { passive: true, signal });
    // The event of a scroll comes with the next frame, when a link that has been pressed may have left the page.
    addEventListener('click', recordPosition, { capture: true, signal });
    addEventListener('pagehide', persistScrollPositions, { signal });
    return () => end.abort();
  }, []);

  useEffect(() => {
    const tabPath = findBottomNavigationPath(pathname);
    if (tabPath !== undefined) lastBottomNavigationUrls.set(tabPath, pathname + search);
  }, [pathname, search]);

  useLayoutEffect(() => {
    const last = before.current;
    if (last?.key === key) return;
    before.current = { key, pathname };
    const tab = findBottomNavigationPath(pathname);
    const tabKey = tab === undefined ? undefined : tabKeys.current.get(tab);
    if (tab !== undefined) tabKeys.current.set(tab, key);
    const dialog = openDialogs().at(-1);
    const plan = decideScrollAndFocus({
      action: way.toLowerCase() as Lowercase<typeof way>, // the router's own three values
      // A navigation before this chunk had loaded is not the first page.
      isFirst: last === undefined && way !== 'PUSH',
      isNewDocument: wasLoadedByNewNavigation(),
      isSamePath: last?.pathname === pathname,
      isTab: isBottomNavigationHistoryState(state),
      isFocusLost: isFocusLost(),
      isCovered: dialog !== undefined,
    });
    if (plan.focusHeading) focusHeading();
    // A live region announces what changes in it: it has to be in its place before its text is.
    setTitle('');
    setCover(dialog);
    // The page sets its title in its own effects.
    setTimeout(() => setTitle(plan.announceTitle ? document.title : ''));
    if (plan.scroll === 'top' || plan.scroll === 'restore-tab') scrollTo(0, 0);
    if (plan.scroll === 'leave') recordScrollPosition(key);
    if (plan.scroll === 'restore-tab' && tabKey !== undefined) return restoreScrollPosition(tabKey);
    return plan.scroll === 'restore' ? restoreScrollPosition(key) : undefined;
  }, [key, pathname, state, way]);

  const announcer = (
    <div className={visually.hidden} aria-live="polite">
      {title}
    </div>
  );
  return cover ? createPortal(announcer, cover) : announcer;
}
