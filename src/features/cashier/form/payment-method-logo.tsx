import { Icon } from '../../../ui/media/icon';
import type { IconName } from '../../../ui/media/icon-names';
import { Picture } from '../../../ui/media/picture';
import style from './payment-method-logo.module.css';

interface PaymentMethodLogoProps {
  /** URL of the logo; empty if the platform has none. */
  readonly logo: string;
  /** Icon of the method's type, instead of a logo that is missing or broken. */
  readonly icon: IconName;
}

/** The logo of a payment method. Decoration: the method's name stands beside it. */
export const PaymentMethodLogo = ({ logo, icon }: PaymentMethodLogoProps) => (
  <Picture
    src={logo}
    alt=""
    className={style.logo}
    fallback={
      <span className={style.logo}>
        <Icon name={icon} size={24} />
      </span>
    }
  />
);
