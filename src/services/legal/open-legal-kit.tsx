import { lazy } from 'react';
import { importChunk } from '../../browser/page/import-chunk';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { openOverlay } from '../overlays/overlays';

const LegalKitSheet = lazy(() => importChunk(() => import('./legal-kit-sheet')));

/** Opens the legal kit over whatever is on the screen, also over a game and a closed site (SAFE-1). */
export function openLegalKit(): void {
  openOverlay({
    kind: 'dialog',
    key: 'legal',
    render: (close) => (
      <LazyBoundary fallback={null}>
        <LegalKitSheet onClose={close} />
      </LazyBoundary>
    ),
  });
}
