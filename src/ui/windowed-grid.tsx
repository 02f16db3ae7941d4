import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { decideWindow, type ListView, type ListWindow } from './decide-window';
import style from './windowed-grid.module.css';

interface WindowedGridProps {
  /** How many items there are; all of one height. */
  readonly total: number;
  /** What stands in an item. */
  readonly item: (index: number) => ReactNode;
}

/** What is drawn before the height of an item is known. */
const UNMEASURED: ListWindow = { first: 0, end: 36, before: 0, after: 0 };

/** How the list lies on screen, by its first item; undefined while there is none to measure. */
function viewOf(list: HTMLElement, total: number): ListView | undefined {
  const first = list.firstElementChild;
  if (!first) return undefined;
  const { rowGap, gridTemplateColumns } = getComputedStyle(list);
  return {
    total,
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: first.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0),
    scrolled: -list.getBoundingClientRect().top,
    screenHeight: innerHeight,
  };
}

const isSame = (a: ListWindow, b: ListWindow) =>
  a.first === b.first && a.end === b.end && a.before === b.before && a.after === b.after;

/**
 * A grid that draws what is on screen and a little around it, however many items it has, and is as tall as if it drew
 * them all. It goes with the page's own scrolling. The focus stays in the grid when its item leaves.
 */
export function WindowedGrid({ total, item }: WindowedGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  const [drawn, setDrawn] = useState<ListWindow>(UNMEASURED);

  const follow = useCallback(() => {
    const view = list.current && viewOf(list.current, total);
    const next = view ? decideWindow(view) : UNMEASURED;
    hadFocus.current = list.current?.contains(document.activeElement) === true;
    setDrawn((before) => (isSame(before, next) ? before : next));
  }, [total]);

  useLayoutEffect(follow, [follow]);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = list.current;
    const stop = new AbortController();
    const resized = new ResizeObserver(follow);
    if (element) resized.observe(element);
    addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    addEventListener('resize', follow, { signal: stop.signal });
    return () => {
      stop.abort();
      resized.disconnect();
    };
  }, [follow]);

  const end = Math.min(drawn.end, total);
  const first = Math.min(drawn.first, end);
  return (
    <ul
      ref={list}
      className={style.grid}
      tabIndex={-1}
      style={{ paddingBlockStart: drawn.before, paddingBlockEnd: drawn.after }}
    >
      {Array.from({ length: end - first }, (_, at) => first + at).map((place) => (
        <li key={place} aria-setsize={total} aria-posinset={place + 1}>
          {item(place)}
        </li>
      ))}
    </ul>
  );
}
