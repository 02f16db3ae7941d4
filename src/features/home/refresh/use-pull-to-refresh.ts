import { useEffect, useRef, useState } from 'react';
import { computePullDistancePx, REFRESH_THRESHOLD_PX } from './pull-to-refresh';

/**
 * Implements pull-to-refresh. Returns how far the indicator is pulled down (CSS px); a release beyond
 * REFRESH_THRESHOLD_PX calls `refresh`. The non-passive `touchmove` listener delays scrolling, so it is only registered
 * during a touch that started at the top of the page.
 * @param isEnabled whether the app implements pull-to-refresh on this device
 */
export function usePullToRefresh(isEnabled: boolean, refresh: () => void): number {
  const [pullPx, setPullPx] = useState(0);
  const latestRefresh = useRef(refresh);
  latestRefresh.current = refresh;

  useEffect(() => {
    if (!isEnabled) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.documentElement.style.overscrollBehaviorY = 'contain';

    function trackTouch({ clientX, clientY }: Touch) {
      const touchListeners = new AbortController();
      let pulled = 0;
      const options = { signal: touchListeners.signal, passive: false };
      signal.addEventListener('abort', () => touchListeners.abort(), { signal: touchListeners.signal });
      const cancelPull = () => {
        touchListeners.abort();
        setPullPx(0);
      };
      const endPull = () => {
        cancelPull();
        if (pulled >= REFRESH_THRESHOLD_PX) latestRefresh.current();
      };
      const handleTouchMove = (event: TouchEvent) => {
        const [touch] = event.touches;
        pulled =
          touch && event.touches.length === 1
            ? computePullDistancePx(touch.clientY - clientY, touch.clientX - clientX)
            : 0;
        if (pulled === 0 && scrollY > 0) return touchListeners.abort();
        if (pulled > 0 && event.cancelable) event.preventDefault();
        setPullPx(pulled);
      };
      document.addEventListener('touchmove', handleTouchMove, options);
      document.addEventListener('touchend', endPull, options);
      // The browser or the system has canceled the touch; the user has not released it.
      document.addEventListener('touchcancel', cancelPull, options);
    }
    const handleTouchStart = ({ touches, target }: TouchEvent) => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      const [touch] = touches;
      if (touch && touches.length === 1 && scrollY <= 0 && !isInDialog) trackTouch(touch);
    };
    document.addEventListener('touchstart', handleTouchStart, { signal, passive: true });
    return () => {
      listeners.abort();
      document.documentElement.style.overscrollBehaviorY = '';
    };
  }, [isEnabled]);

  return pullPx;
}
