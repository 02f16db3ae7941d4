import { useEffect, useState } from 'react';
import { runAfterFirstPaint } from '../../browser/page/first-paint';

/** Whether the first paint is over; then components mounted later render their deferred content immediately. */
let hasPainted = false;

/** Returns whether the first paint is over and the browser has been idle since. */
export function useIsAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(hasPainted);
  useEffect(
    () =>
      runAfterFirstPaint(async () => {
        hasPainted = true;
        setPainted(true);
      }),
    [],
  );
  return isPainted;
}
