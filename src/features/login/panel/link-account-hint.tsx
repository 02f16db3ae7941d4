import { useEffect } from 'react';
import type { IdentityMethod } from '../../../browser/identity/identity';
import { useTranslate } from '../../../services/i18n/i18n';
import { clearIdentityToLink } from '../../../services/identity/identity-link';
import { Button } from '../../../ui/button/button';
import { Message } from '../../../ui/feedback/message';

/**
 * Hint that this sign-in links the user's account at an identity provider to the member's account, with a button that
 * cancels the linking (SOCIAL-2).
 */
export function LinkAccountHint({ channel }: { readonly channel: IdentityMethod }) {
  const t = useTranslate();
  // Clear on unmount, so that a later sign-in does not link the account.
  useEffect(() => clearIdentityToLink, []);
  return (
    <>
      <div role="status">
        <Message tone="quiet">{t('identity.link', { provider: t(`identity.title.${channel}`) })}</Message>
      </div>
      <Button look="quiet" wide onClick={clearIdentityToLink}>
        {t('identity.link.leave')}
      </Button>
    </>
  );
}
