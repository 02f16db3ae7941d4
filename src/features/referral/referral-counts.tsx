import { useI18n } from '../../services/i18n/i18n';
import { Card } from '../../ui/layout/card';
import { OneLineAmount } from '../../ui/layout/one-line-amount';
import style from './referral-counts.module.css';

interface ReferralCountsProps {
  readonly registered: number;
  readonly deposited: number;
  /** Number of available rewards for inviting; absent if unknown. */
  readonly rewards?: number | undefined;
}

/**
 * Shows side by side how many invited friends have registered, how many have deposited, and how many rewards are
 * available.
 */
export function ReferralCounts({ registered, deposited, rewards }: ReferralCountsProps) {
  const { t, language } = useI18n();
  const counts = [
    [t('page.invite.registered'), registered],
    [t('page.invite.deposited'), deposited],
    [t('page.invite.rewards'), rewards],
  ] as const;
  return (
    <Card as="ul" flush className={style.counts}>
      {counts.map(
        ([label, count]) =>
          count !== undefined && (
            <li key={label}>
              <span>{label}</span>
              <OneLineAmount size="title">{new Intl.NumberFormat(language.locale).format(count)}</OneLineAmount>
            </li>
          ),
      )}
    </Card>
  );
}
