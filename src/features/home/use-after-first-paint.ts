import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../browser/first-paint';

/** False until the browser has painted and has nothing better to do. */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(async () => setPainted(true)), []);
  return painted;
}
