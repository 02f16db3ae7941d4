import { useTranslate } from '../../services/i18n/i18n';
import { Fold } from '../../ui/list/fold';
import { Row, RowList } from '../../ui/list/rows';

/** Explains in three steps how to invite friends; folded for a member, who has the link above. */
export function InviteSteps({ isFolded }: { readonly isFolded: boolean }) {
  const t = useTranslate();
  const steps = (
    <RowList>
      <Row icon="qr" title={t('page.invite.how.share')} detail={t('page.invite.how.share.detail')} />
      <Row icon="invite" title={t('page.invite.how.register')} detail={t('page.invite.how.register.detail')} />
      <Row icon="gift" title={t('page.invite.how.reward')} detail={t('page.invite.how.reward.detail')} />
    </RowList>
  );
  if (isFolded) {
    return (
      <Fold title={t('page.invite.how')} heading="h2">
        {steps}
      </Fold>
    );
  }
  return (
    <section>
      <h2>{t('page.invite.how')}</h2>
      {steps}
    </section>
  );
}
