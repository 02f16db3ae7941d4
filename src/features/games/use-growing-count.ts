import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen the next ones are made ready, CSS pixels. */
const AHEAD = 600;

/**
 * How many of a long list to show: more each time its end comes near the screen, so that no step is long.
 * Put `end` on an element after the last one.
 */
export function useGrowingCount(total: number, step: number): { count: number; end: RefObject<HTMLDivElement | null> } {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = count >= total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: observed anew after each step, as the end may still be near
  useEffect(() => {
    const mark = end.current;
    if (isWhole || !mark) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + step);
      },
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [count, isWhole, step]);

  return { count: Math.min(count, total), end };
}
