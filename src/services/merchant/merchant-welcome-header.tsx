import card from '../../ui/layout/card.module.css';
import { WelcomeIllustration } from '../../ui/media/welcome-illustration';
import { Brand } from './brand';
import style from './merchant-welcome-header.module.css';

/** The merchant's logo and welcome illustration, or an icon, at the top of login and registration. */
export const MerchantWelcomeHeader = () => (
  <div className={[card.card, style.welcome].join(' ')}>
    <Brand />
    <WelcomeIllustration icon="person" className={style.illustration} />
  </div>
);
