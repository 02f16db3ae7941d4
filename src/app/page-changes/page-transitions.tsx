import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isIos, readDeviceTraits } from '../../browser/device/device';
import {
  animatePageChange,
  canAnimatePageChanges,
  wasNavigationAnimatedByBrowser,
} from '../../browser/document/view-transition';
import { hasOpenDialog } from '../../browser/page/page-attention';
import { isBottomNavigationHistoryState } from '../../services/navigation/is-bottom-navigation-history-state';
import { decidePageTransition } from './decide-page-transition';
import { setNavigationRenderer } from './page-router';
import './page-transitions.css';

/** Animates page changes in the installed app, which has no browser UI to indicate them. */
export function PageTransitions() {
  const { key, pathname } = useLocation();
  const shownPath = useRef(pathname);
  const onShown = useRef<() => void>(undefined);
  const tapped = useRef<Element>(undefined);

  // A tapped link does not have the focus in every browser.
  useEffect(() => {
    const remember = ({ target }: Event) => {
      tapped.current = (target instanceof Element && target.closest('a')) || undefined;
    };
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, []);

  // A layout effect: the new page is in the document, and not on the screen yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells every change of the page
  useLayoutEffect(() => {
    shownPath.current = pathname;
    onShown.current?.();
  }, [key, pathname]);

  useEffect(() => {
    const isSilentSystem = isIos(readDeviceTraits());
    setNavigationRenderer(({ action, delta, location }, show) => {
      const kind = decidePageTransition({
        action,
        delta,
        isSamePath: location.pathname === shownPath.current,
        isTab: isBottomNavigationHistoryState(location.state),
        isCovered: hasOpenDialog(),
        isAnimatedBySystem: wasNavigationAnimatedByBrowser(isSilentSystem),
      });
      if (kind === undefined || !canAnimatePageChanges()) return show();
      const link = kind === 'forward' ? tapped.current : undefined;
      tapped.current = undefined;
      animatePageChange(
        kind,
        () => {
          const shown = new Promise<void>((resolve) => {
            onShown.current = resolve;
          });
          show();
          return shown;
        },
        link,
      );
    });
    return () => setNavigationRenderer((_change, show) => show());
  }, []);
  return null;
}
