import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the current tab in sight of its list, and shows what it stands for from its beginning. Put `top` on an element
 * before the tabs, which themselves stay at the top of the screen.
 */
export function useTabInView(current: string | undefined): {
  readonly top: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
} {
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(current);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (tab && list.current)
      list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
    const hasChanged = shown.current !== current;
    shown.current = current;
    if (hasChanged && top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [current]);

  return { top, list };
}
