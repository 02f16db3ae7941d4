import type { CSSProperties } from 'react';
import style from './burst.module.css';

const SPARKS = 12;

/**
 * A short burst of sparks from the middle of its parent, which is positioned. Decoration: it covers nothing, and with
 * reduced motion or forced colours there is nothing to see.
 */
export const Burst = () => (
  <span className={style.burst} aria-hidden="true">
    {Array.from({ length: SPARKS }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sparks are all the same
      <i key={at} style={{ '--at': at } as CSSProperties} />
    ))}
  </span>
);
