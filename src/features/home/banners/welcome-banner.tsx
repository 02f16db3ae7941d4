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
      <svg viewBox="0 0 200 120" aria-hidden="true" focusable="false">
        <g fill="currentColor" opacity="0.16">
          <circle cx="160" cy="52" r="64" />
          <circle cx="98" cy="112" r="30" />
        </g>
        <g fill="none" stroke="currentColor" strokeWidth="3" opacity="0.75">
          <circle cx="162" cy="42" r="24" />
          <circle cx="162" cy="42" r="11" />
          <circle cx="124" cy="84" r="17" />
          <circle cx="124" cy="84" r="7" />
          <circle cx="178" cy="92" r="13" />
          <circle cx="178" cy="92" r="5" />
        </g>
      </svg>
      <p>
        <strong>{values.slogan || values.name}</strong>
        {values.slogan !== '' && <span>{values.name}</span>}
      </p>
    </div>
  );
}
