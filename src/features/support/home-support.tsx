import { lazy } from 'react';
import { loadAfterPaint } from '../../browser/load-after-paint';
import { LatePart } from '../../ui/late-part';

const HomePlaces = lazy(() => loadAfterPaint(() => import('./home-places')));

/** Customer service on home: at its foot and at its side, where the merchant wants it (CS-1). */
export function HomeSupport() {
  return (
    <LatePart meanwhile={null}>
      <HomePlaces />
    </LatePart>
  );
}
