import { type ReactNode, useEffect, useRef, useState } from 'react';
import style from './list-end.module.css';
import type { ListPosition } from './rows';

/** Number of items that are rendered at first, and added each time the end of the list comes near the viewport. */
export const SHOWN_ITEMS_STEP = 60;

interface ShownItems<T> {
  readonly shown: readonly T[];
  /** An empty element that must be rendered after the items; null if all items are shown. */
  readonly end: ReactNode;
  /** Returns the attributes of the item with this index, which are empty if all items are shown. */
  readonly positionOf: (index: number) => ListPosition;
}

/**
 * Returns the items of a list to render: the first ones, and more as the user scrolls. A platform may send thousands,
 * which would take long to render and nobody reads (MEM-1).
 * @param as name of the element at the end
 */
export function useShownItems<T>(items: readonly T[], as: 'li' | 'div' = 'li'): ShownItems<T> {
  const [count, setCount] = useState(SHOWN_ITEMS_STEP);
  if (count >= items.length) return { shown: items, end: null, positionOf: () => ({}) };
  const end = <ListEnd key={count} as={as} onNear={() => setCount(count + SHOWN_ITEMS_STEP)} />;
  const positionOf = (index: number) => ({ 'aria-setsize': items.length, 'aria-posinset': index + 1 });
  return { shown: items.slice(0, count), end, positionOf };
}

/** Calls `onNear` once, when it comes near the viewport. */
function ListEnd({ as: Element, onNear }: { readonly as: 'li' | 'div'; readonly onNear: () => void }) {
  const element = useRef<HTMLLIElement & HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onNear(), {
      rootMargin: '100%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <Element ref={element} className={style.end} aria-hidden="true" />;
}

interface ShownListItemsProps<T> {
  readonly items: readonly T[];
  readonly children: (item: T, position: ListPosition) => ReactNode;
}

/** The items of a list element, as {@link useShownItems} returns them. */
export function ShownListItems<T>({ items, children }: ShownListItemsProps<T>) {
  const { shown, end, positionOf } = useShownItems(items);
  return (
    <>
      {shown.map((item, index) => children(item, positionOf(index)))}
      {end}
    </>
  );
}
