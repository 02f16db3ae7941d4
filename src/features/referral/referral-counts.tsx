import { useI18n } from '../../services/i18n/i18n';
import { Row, Rows } from '../../ui/list/rows';

interface ReferralCountsProps {
  readonly registered: number;
  readonly deposited: number;
  /** Number of available rewards for inviting; absent if unknown. */
  readonly rewards?: number | undefined;
}

/** Rows with the numbers of invited friends who have registered and deposited, and of available rewards. */
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
