import { Button } from '../../../ui/button/button';
import { useTranslate } from '../../i18n/i18n';
import { openSupport } from './open-support';

/**
 * Button that opens customer service, because only customer service can reset a forgotten password.
 * @param hasOtherWays whether there are other sign-in options, which the text suggests if customer service is
 * unavailable
 */
export function ForgotPassword({ hasOtherWays = false }: { readonly hasOtherWays?: boolean }) {
  const t = useTranslate();
  const unavailable = hasOtherWays ? 'password.forgot.otherWays' : 'password.forgot.none';
  return (
    <Button
      look="quiet"
      wide
      aria-haspopup="dialog"
      onClick={() => openSupport({ intro: 'password.forgot.text', none: unavailable })}
    >
      {t('password.forgot')}
    </Button>
  );
}
