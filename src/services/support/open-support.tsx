import type { ReactNode } from 'react';
import { openLayer } from '../layers/layers';
import { ServiceSheet } from './service-sheet';
import { useServiceLinks } from './use-service-links';

interface SupportProps {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

function Support({ onClose, overlay }: SupportProps) {
  return <ServiceSheet links={useServiceLinks('contact')} onClose={onClose} overlay={overlay} />;
}

/** Offers customer service over the page, where the product has no page for what is wanted (CS-1, LINK-3). */
export function openSupport(): void {
  openLayer({
    kind: 'dialog',
    key: 'support',
    render: (close, overlay) => <Support key="support" onClose={close} overlay={overlay} />,
  });
}
