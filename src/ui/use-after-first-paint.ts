import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../browser/first-paint';

/** Whether it was so before: what is drawn later in the life of the page has nothing to wait for. */
let hasPainted = false;

/** False until the browser has painted and has nothing better to do. */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(hasPainted);
  useEffect(
    () =>
      afterFirstPaint(async () => {
        hasPainted = true;
        setPainted(true);
      }),
    [],
  );
  return painted;
}
