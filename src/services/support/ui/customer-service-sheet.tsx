import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/dialog/sheet';
import { Message } from '../../../ui/feedback/message';
import { PageIntroCard } from '../../../ui/layout/page-intro-card';
import type { TranslationKey } from '../../i18n/catalogue';
import { useTranslate } from '../../i18n/i18n';
import type { CustomerServiceLink } from '../decrypt-customer-service-links';
import { CustomerServiceLinks } from './customer-service-links';
import style from './customer-service-sheet.module.css';

interface CustomerServiceSheetProps {
  /** The links to customer service; undefined while loading. */
  readonly links: readonly CustomerServiceLink[] | undefined;
  /** Text key of the paragraph above the links. */
  readonly intro?: TranslationKey | undefined;
  /** Text key of the message shown if there are no links. */
  readonly none?: TranslationKey | undefined;
  readonly onClose: () => void;
  readonly overlay?: ReactNode;
}

/** Sheet with the links to customer service (CS-1). */
export function CustomerServiceSheet({
  links,
  intro,
  none = 'support.unavailable',
  onClose,
  overlay,
}: CustomerServiceSheetProps) {
  const t = useTranslate();
  return (
    <Sheet title={t('support.title')} closeLabel={t('action.close')} onClose={onClose}>
      {links && links.length > 0 ? (
        <div className={style.links}>
          {intro && (
            <PageIntroCard icon="headset" illustration="chat">
              {t(intro)}
            </PageIntroCard>
          )}
          <CustomerServiceLinks links={links} />
        </div>
      ) : (
        <Message tone="quiet">{t(links ? none : 'state.loading')}</Message>
      )}
      {overlay}
    </Sheet>
  );
}
