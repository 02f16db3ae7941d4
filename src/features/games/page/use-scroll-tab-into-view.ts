import { type RefObject, useEffect, useRef } from 'react';

/**
 * Centers the current tab in its scrolling list. When another tab becomes the current one, also scrolls the page back
 * up to the start of the tab's content. Returns two refs: attach `topMarker` to an element before the sticky tabs,
 * and `list` to the list of tabs.
 */
export function useScrollTabIntoView(current: string | undefined): {
  readonly topMarker: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
} {
  const topMarker = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const previous = useRef(current);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (tab && list.current)
      list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
    const hasChanged = previous.current !== current;
    previous.current = current;
    if (hasChanged && topMarker.current && topMarker.current.getBoundingClientRect().top < 0)
      topMarker.current.scrollIntoView();
  }, [current]);

  return { topMarker, list };
}
