import { useEffect, useRef, useState } from 'react';
import { FAR_ENOUGH, pullOf } from './pull-rules';

/**
 * How far the page is pulled down beyond its top, CSS pixels; letting go far enough down refreshes. Only where the pull
 * is ours: a listener that may hold scrolling up stands no longer than a finger that began at the top.
 */
export function usePull(owns: boolean, refresh: () => void): number {
  const [pull, setPull] = useState(0);
  const latest = useRef(refresh);
  latest.current = refresh;

  useEffect(() => {
    if (!owns) return;
    const end = new AbortController();
    const { signal } = end;
    document.documentElement.style.overscrollBehaviorY = 'contain';

    function follow({ clientX, clientY }: Touch) {
      const finger = new AbortController();
      let pulled = 0;
      const options = { signal: finger.signal, passive: false };
      signal.addEventListener('abort', () => finger.abort(), { signal: finger.signal });
      const giveUp = () => {
        finger.abort();
        setPull(0);
      };
      const letGo = () => {
        giveUp();
        if (pulled >= FAR_ENOUGH) latest.current();
      };
      const move = (event: TouchEvent) => {
        const [touch] = event.touches;
        pulled = touch && event.touches.length === 1 ? pullOf(touch.clientY - clientY, touch.clientX - clientX) : 0;
        if (pulled === 0 && scrollY > 0) return finger.abort();
        if (pulled > 0 && event.cancelable) event.preventDefault();
        setPull(pulled);
      };
      document.addEventListener('touchmove', move, options);
      document.addEventListener('touchend', letGo, options);
      // The browser or the system takes the finger away: nobody has let go.
      document.addEventListener('touchcancel', giveUp, options);
    }
    const begin = ({ touches, target }: TouchEvent) => {
      const inDialog = target instanceof Element && target.closest('dialog') !== null;
      const [touch] = touches;
      if (touch && touches.length === 1 && scrollY <= 0 && !inDialog) follow(touch);
    };
    document.addEventListener('touchstart', begin, { signal, passive: true });
    return () => {
      end.abort();
      document.documentElement.style.overscrollBehaviorY = '';
    };
  }, [owns]);

  return pull;
}
