import type { ReactNode } from 'react';
import type { DepositNotice } from '../../../contract/endpoints/money/wallet';
import { useI18n } from '../../../services/i18n/i18n';
import { LegalText } from '../../../services/legal/legal-text';
import { pickByLanguage } from '../../../services/legal/pick-by-language';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import style from './deposit-notice-dialog.module.css';

interface DepositNoticeDialogProps {
  readonly notice: DepositNotice;
  /** Called once: with true if the member has confirmed, with false if the dialog closes in any other way. */
  readonly onAnswer: (isConfirmed: boolean) => void;
  readonly overlay: ReactNode;
}

/** The merchant's terms of bonuses and of the protection of funds, before the first deposit (SAFE-5). */
export default function DepositNoticeDialog({ notice, onAnswer, overlay }: DepositNoticeDialogProps) {
  const { t, language } = useI18n();
  const merchant = useMerchant(({ status }) => status?.info.whitelabelVal.defaultLanguage ?? '');
  const sections = [
    { title: t('deposit.notice.funds'), texts: notice.funds },
    { title: t('deposit.notice.bonus'), texts: notice.bonus },
  ];
  return (
    <Dialog
      title={t('deposit.notice.title')}
      onClose={() => onAnswer(false)}
      overlay={overlay}
      footer={
        <>
          <Button wide onClick={() => onAnswer(true)}>
            {t('deposit.notice.confirm')}
          </Button>
          <Button look="quiet" wide onClick={() => onAnswer(false)}>
            {t('break.cancel')}
          </Button>
        </>
      }
    >
      {sections.map(({ title, texts }) => {
        const picked = pickByLanguage(texts, { own: language.code, merchant });
        const isOwn = picked.language === language.code;
        return (
          picked.value !== '' && (
            <section key={title} className={style.section}>
              <h3>{title}</h3>
              <LegalText text={isOwn ? { ...picked, language: '' } : picked} />
            </section>
          )
        );
      })}
    </Dialog>
  );
}
