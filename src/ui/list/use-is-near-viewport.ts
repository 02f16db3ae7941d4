import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element is in the viewport or less than one viewport height away from it.
 * @param isInitiallyNear value until the first observation
 */
export function useIsNearViewport(element: RefObject<HTMLElement | null>, isInitiallyNear: boolean): boolean {
  const [isNear, setNear] = useState(isInitiallyNear);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '100%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
