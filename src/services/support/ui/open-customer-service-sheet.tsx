import type { ReactNode } from 'react';
import type { TranslationKey } from '../../i18n/catalogue';
import { openOverlay } from '../../overlays/overlays';
import { CustomerServiceSheet } from './customer-service-sheet';
import { useCustomerServiceLinksByPlacement } from './use-customer-service-links';

/** Texts that replace the general texts of the customer service sheet. */
export interface CustomerServiceSheetTexts {
  /** Text key of the paragraph above the links. */
  readonly intro?: TranslationKey;
  /** Text key of the message shown if there are no links. */
  readonly none?: TranslationKey;
}

interface CustomerServiceSheetWithLinksProps extends CustomerServiceSheetTexts {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

function CustomerServiceSheetWithLinks(props: CustomerServiceSheetWithLinksProps) {
  return <CustomerServiceSheet {...props} links={useCustomerServiceLinksByPlacement('contact')} />;
}

/** Opens the customer service sheet over the page (CS-1, LINK-3). */
export function openCustomerServiceSheet(texts: CustomerServiceSheetTexts = {}): void {
  openOverlay({
    kind: 'dialog',
    key: 'support',
    render: (close, overlay) => (
      <CustomerServiceSheetWithLinks key="support" {...texts} onClose={close} overlay={overlay} />
    ),
  });
}
