import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/catalogue';
import { openOverlay } from '../../overlays/overlays';
import { ServiceSheet } from './service-sheet';
import { useServiceLinks } from './use-service-links';

/** Texts that replace the general texts of the customer service sheet. */
export interface SupportTexts {
  /** Shown above the links. */
  readonly intro?: TextKey;
  /** Shown instead of the links if there are none. */
  readonly none?: TextKey;
}

interface SupportProps extends SupportTexts {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

function Support(props: SupportProps) {
  return <ServiceSheet {...props} links={useServiceLinks('contact')} />;
}

/** Opens the customer service sheet over the page (CS-1, LINK-3). */
export function openSupportSheet(texts: SupportTexts = {}): void {
  openOverlay({
    kind: 'dialog',
    key: 'support',
    render: (close, overlay) => <Support key="support" {...texts} onClose={close} overlay={overlay} />,
  });
}
