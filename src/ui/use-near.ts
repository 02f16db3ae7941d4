import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on screen or within a screen's height of it. @param initial until the browser has told */
export function useNear(element: RefObject<HTMLElement | null>, initial: boolean): boolean {
  const [near, setNear] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '100%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
