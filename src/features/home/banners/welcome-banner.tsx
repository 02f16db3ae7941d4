import { useMerchant } from '../../../services/merchant/merchant-store';
import style from './welcome-banner.module.css';

/**
 * Fallback banner with the merchant's name and slogan, shown if there are no other banners. Renders nothing until the
 * status is known.
 */
export function WelcomeBanner() {
  const values = useMerchant(({ status }) => status?.info.whitelabelVal);
  if (!values) return null;
  return (
    <div className={style.banner}>
      <p>
        <strong>{values.slogan || values.name}</strong>
        {values.slogan !== '' && <span>{values.name}</span>}
      </p>
    </div>
  );
}
