import { useEffect, useState } from 'react';
import { runAfterFirstPaint } from '../../browser/page/first-paint';

/** Whether the first paint is over: components mounted later need not wait. */
let hasPainted = false;

/** Returns false until the browser is idle after the first paint. */
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
