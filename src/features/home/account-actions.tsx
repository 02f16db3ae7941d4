import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { ProductLink } from '../../services/navigation/product-link';
import { Icon } from '../../ui/icon';
import style from './account-actions.module.css';

/** What members come for besides the games, one tap away. */
export function AccountActions() {
  const t = useText();
  const actions = [
    { to: ROUTES.voucherCenter.path, label: t('account.deposit'), icon: 'wallet' },
    { to: ROUTES.withdraw.path, label: t('account.withdraw'), icon: 'bank' },
    { to: ROUTES.rewardCenter.path, label: t('account.rewards'), icon: 'gift' },
    { to: ROUTES.inviteFriends.path, label: t('account.invite'), icon: 'person' },
  ] as const;
  return (
    <nav aria-label={t('account.actions')}>
      <ul className={style.actions}>
        {actions.map(({ to, label, icon }) => (
          <li key={to}>
            <ProductLink to={to}>
              <Icon name={icon} />
              {label}
            </ProductLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
