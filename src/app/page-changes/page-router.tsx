import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';

/** A change of the URL. */
export interface UrlChange {
  readonly action: NavigationType;
  readonly location: Location;
  /** Number of history entries that Back (negative) or Forward moved; null for a new entry. */
  readonly delta: number | null;
}

/** Displays a navigation, for example with an animation. Must call `show`, which renders the new page, exactly once. */
type NavigationRenderer = (change: UrlChange, show: () => void) => void;

let changePage: NavigationRenderer = (_change, show) => show();

/**
 * Sets how navigations are displayed, for example as view transitions. By default the new page is rendered immediately.
 */
export function setNavigationRenderer(newRenderer: NavigationRenderer): void {
  changePage = newRenderer;
}

/**
 * The app's router. Like `BrowserRouter`, except that page changes can be animated; see {@link setNavigationRenderer}.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [current, setCurrent] = useState(() => ({ action: history.action, location: history.location }));
  const latest = useRef(current);
  useLayoutEffect(() => {
    const show = () => startTransition(() => setCurrent(latest.current));
    const stop = history.listen((change) => {
      latest.current = change;
      // An animated change is shown later than one after it: each shows the latest.
      changePage(change, show);
    });
    // Back or Forward during the first render, which is interruptible.
    if (createPath(history.location) !== createPath(latest.current.location)) {
      latest.current = { action: history.action, location: history.location };
      show();
    }
    return stop;
  }, [history]);
  return (
    <Router location={current.location} navigationType={current.action} navigator={history}>
      {children}
    </Router>
  );
}
