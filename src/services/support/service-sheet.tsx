import type { ReactNode } from 'react';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import { useText } from '../i18n/i18n';
import type { ServiceLink } from './open-entries';
import { ServiceLinks } from './service-links';
import style from './service-sheet.module.css';

interface ServiceSheetProps {
  /** Undefined while they are being found. */
  readonly links: readonly ServiceLink[] | undefined;
  readonly onClose: () => void;
  readonly overlay?: ReactNode;
}

/** The ways to customer service to choose from (CS-1). */
export function ServiceSheet({ links, onClose, overlay }: ServiceSheetProps) {
  const t = useText();
  return (
    <Sheet title={t('support.title')} closeLabel={t('action.close')} onClose={onClose}>
      {links && links.length > 0 ? (
        <div className={style.links}>
          <ServiceLinks links={links} />
        </div>
      ) : (
        <Message tone="quiet">{t(links ? 'support.unavailable' : 'state.loading')}</Message>
      )}
      {overlay}
    </Sheet>
  );
}
