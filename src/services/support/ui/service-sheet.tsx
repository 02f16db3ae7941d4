import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/dialog/sheet';
import { Message } from '../../../ui/feedback/message';
import type { TextKey } from '../../i18n/catalogue';
import { useTranslate } from '../../i18n/i18n';
import type { ServiceLink } from '../decrypt-service-links';
import { ServiceLinks } from './service-links';
import style from './service-sheet.module.css';

interface ServiceSheetProps {
  /** The links to customer service; undefined while loading. */
  readonly links: readonly ServiceLink[] | undefined;
  /** Text key of the paragraph above the links. */
  readonly intro?: TextKey | undefined;
  /** Text key of the message if there is no link. */
  readonly none?: TextKey | undefined;
  readonly onClose: () => void;
  readonly overlay?: ReactNode;
}

/** Sheet with the links to customer service (CS-1). */
export function ServiceSheet({ links, intro, none = 'support.unavailable', onClose, overlay }: ServiceSheetProps) {
  const t = useTranslate();
  return (
    <Sheet title={t('support.title')} closeLabel={t('action.close')} onClose={onClose}>
      {links && links.length > 0 ? (
        <div className={style.links}>
          {intro && <p>{t(intro)}</p>}
          <ServiceLinks links={links} />
        </div>
      ) : (
        <Message tone="quiet">{t(links ? none : 'state.loading')}</Message>
      )}
      {overlay}
    </Sheet>
  );
}
