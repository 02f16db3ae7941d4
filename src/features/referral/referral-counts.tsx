import { useI18n } from '../../services/i18n/i18n';
import { Row, Rows } from '../../ui/rows';

interface ReferralCountsProps {
  readonly registered: number;
  readonly deposited: number;
  /** Rewards on offer for inviting; absent where that is not known. */
  readonly rewards?: number | undefined;
}

/** What came of the invitations, and what is on offer for them. */
export function ReferralCounts({ registered, deposited, rewards }: ReferralCountsProps) {
  const { t, language } = useI18n();
  const format = (count: number) => new Intl.NumberFormat(language.locale).format(count);
  return (
    <Rows>
      <Row title={t('page.invite.registered')} aside={format(registered)} />
      <Row title={t('page.invite.deposited')} aside={format(deposited)} />
      {rewards !== undefined && <Row title={t('page.invite.rewards')} aside={format(rewards)} />}
    </Rows>
  );
}
