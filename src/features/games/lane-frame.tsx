import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNear } from '../../ui/use-near';
import tile from './game-tile.module.css';
import style from './lane.module.css';

interface LaneFrameProps {
  /** Names the lane's heading within the page. */
  readonly id: string;
  readonly title: string;
  /** Beside the title, at the end of the line. */
  readonly aside?: ReactNode;
  /** Drawn from the first on: the lane is most likely on screen. */
  readonly early?: boolean;
  /** A class for the row, where its items are no tiles. */
  readonly row?: string | undefined;
  /** An item's room, where the items are no tiles. */
  readonly empty?: ReactNode;
  /** The items, as list items of one height; only drawn while the lane is near the screen. */
  readonly children: () => ReactNode;
}

/** A titled row to swipe through. Away from the screen it is an empty one of the same height. */
export function LaneFrame({ id, title, aside, early = false, row = '', empty, children }: LaneFrameProps) {
  const list = useRef<HTMLUListElement>(null);
  const swiped = useRef(0);
  const near = useNear(list, early);
  useLayoutEffect(() => {
    if (near && list.current) list.current.scrollLeft = swiped.current;
  }, [near]);
  return (
    <section className={style.lane} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <ul
        ref={list}
        className={`${style.row} ${row}`}
        onScroll={({ currentTarget }) => {
          if (near) swiped.current = currentTarget.scrollLeft;
        }}
      >
        {near ? children() : (empty ?? <EmptyTile />)}
      </ul>
    </section>
  );
}

/** Room of a tile's size. */
export function EmptyTile() {
  return (
    <li aria-hidden="true">
      <span className={tile.picture} />
      <span className={tile.text} />
    </li>
  );
}
