import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { computeRenderedItemRange, type ListMeasurements, type RenderedItemRange } from './rendered-item-range';
import style from './windowed-grid.module.css';

interface WindowedGridProps {
  /** Number of items, all of the same height. */
  readonly total: number;
  /** Renders an item. */
  readonly item: (index: number) => ReactNode;
}

/** Range of items that is rendered before the height of an item has been measured. */
const UNMEASURED: RenderedItemRange = { first: 0, end: 36, before: 0, after: 0 };

/**
 * Returns the measurements of the grid and the viewport, with the row height taken from the first item; undefined if
 * no item is rendered.
 */
function measureViewport(list: HTMLElement, total: number): ListMeasurements | undefined {
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

const isSame = (a: RenderedItemRange, b: RenderedItemRange) =>
  a.first === b.first && a.end === b.end && a.before === b.before && a.after === b.after;

/**
 * A virtualized grid: renders the visible items and a margin around them, and reserves the height of all items.
 * Scrolls with the page. If the focused item is removed from the document, the grid itself receives the focus.
 */
export function WindowedGrid({ total, item }: WindowedGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  const [visible, setVisible] = useState<RenderedItemRange>(UNMEASURED);

  const updateVisibleRows = useCallback(() => {
    const view = list.current && measureViewport(list.current, total);
    const next = view ? computeRenderedItemRange(view) : UNMEASURED;
    hadFocus.current = list.current?.contains(document.activeElement) === true;
    setVisible((before) => (isSame(before, next) ? before : next));
  }, [total]);

  useLayoutEffect(updateVisibleRows, [updateVisibleRows]);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = list.current;
    const stop = new AbortController();
    const resizeObserver = new ResizeObserver(updateVisibleRows);
    if (element) resizeObserver.observe(element);
    addEventListener('scroll', updateVisibleRows, { passive: true, signal: stop.signal });
    addEventListener('resize', updateVisibleRows, { signal: stop.signal });
    return () => {
      stop.abort();
      resizeObserver.disconnect();
    };
  }, [updateVisibleRows]);

  const end = Math.min(visible.end, total);
  const first = Math.min(visible.first, end);
  return (
    <ul
      ref={list}
      className={style.grid}
      tabIndex={-1}
      style={{ paddingBlockStart: visible.before, paddingBlockEnd: visible.after }}
    >
      {Array.from({ length: end - first }, (_, at) => first + at).map((index) => (
        <li key={index} aria-setsize={total} aria-posinset={index + 1}>
          {item(index)}
        </li>
      ))}
    </ul>
  );
}
