import { useTranslate } from '../../services/i18n/i18n';
import { Row, RowList } from '../../ui/list/rows';

/** Explains in three steps how to invite friends. */
export function InviteSteps() {
  const t = useTranslate();
  return (
    <section>
      <h2>{t('page.invite.how')}</h2>
      <RowList>
        <Row icon="qr" title={t('page.invite.how.share')} detail={t('page.invite.how.share.detail')} />
        <Row icon="invite" title={t('page.invite.how.register')} detail={t('page.invite.how.register.detail')} />
        <Row icon="gift" title={t('page.invite.how.reward')} detail={t('page.invite.how.reward.detail')} />
      </RowList>
    </section>
  );
}
