import { Button } from '../../../ui/button/button';
import { useTranslate } from '../../i18n/i18n';
import { openCustomerServiceSheet } from './open-customer-service-sheet';

/**
 * Button that opens customer service, because only customer service can reset a forgotten password.
 * @param hasOtherSignInOptions whether there are other sign-in options, which the text suggests if customer service is
 * unavailable
 */
export function ForgotPasswordButton({ hasOtherSignInOptions = false }: { readonly hasOtherSignInOptions?: boolean }) {
  const t = useTranslate();
  const unavailable = hasOtherSignInOptions ? 'password.forgot.otherWays' : 'password.forgot.none';
  return (
    <Button
      look="quiet"
      wide
      aria-haspopup="dialog"
      onClick={() => openCustomerServiceSheet({ intro: 'password.forgot.text', none: unavailable })}
    >
      {t('password.forgot')}
    </Button>
  );
}
