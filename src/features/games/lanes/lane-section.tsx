import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsNearViewport } from '../../../ui/list/use-is-near-viewport';
import style from './category-lane.module.css';
import tile from './game-tile.module.css';

interface LaneSectionProps {
  /** Element id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Content at the end of the title row. */
  readonly aside?: ReactNode;
  /** Whether the items are rendered immediately instead of when the lane approaches the viewport. */
  readonly eager?: boolean;
  /** Additional CSS class of the row, for items that are not game tiles. */
  readonly rowClass?: string | undefined;
  /** Item shown while the lane is far from the viewport; default: an empty tile. */
  readonly placeholder?: ReactNode;
  /** Renders the list items; called only while the lane is near the viewport. */
  readonly children: () => ReactNode;
}

/**
 * A titled, horizontally scrolling row. Renders only a placeholder while far from the viewport, as high as tiles with names
 * of one line: a lane is no higher than its names, so that there is no empty band below short ones.
 */
export function LaneSection({
  id,
  title,
  aside,
  eager = false,
  rowClass = '',
  placeholder,
  children,
}: LaneSectionProps) {
  const list = useRef<HTMLUListElement>(null);
  const scrollLeft = useRef(0);
  const isNear = useIsNearViewport(list, eager);
  useLayoutEffect(() => {
    // Sets the position only if it has changed, because setting it forces a layout.
    if (isNear && list.current && scrollLeft.current !== 0) list.current.scrollLeft = scrollLeft.current;
  }, [isNear]);
  return (
    <section className={style.lane} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
        {aside}
      </div>
      <ul
        ref={list}
        className={`${style.row} ${rowClass}`}
        onScroll={({ currentTarget }) => {
          if (isNear) scrollLeft.current = currentTarget.scrollLeft;
        }}
      >
        {isNear ? children() : placeholder || <TilePlaceholder />}
      </ul>
    </section>
  );
}

/** Empty list item of the same size as a game tile. */
export function TilePlaceholder() {
  return (
    <li aria-hidden="true">
      <span className={tile.picture} />
      <span className={tile.text} />
    </li>
  );
}
