import { useEffect } from 'react';
import type { IdentityChannel } from '../../browser/identity';
import { useText } from '../../services/i18n/i18n';
import { dropIdentityLink } from '../../services/identity/identity-link';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';

/** Says that this sign-in ties an account of a provider to it, and how to leave that (SOCIAL-2). */
export function LinkHint({ channel }: { readonly channel: IdentityChannel }) {
  const t = useText();
  // Left with the form: whoever signs in here next ties nothing to an account.
  useEffect(() => dropIdentityLink, []);
  return (
    <>
      <div role="status">
        <Message tone="quiet">{t('identity.link', { provider: t(`identity.title.${channel}`) })}</Message>
      </div>
      <Button look="quiet" wide onClick={dropIdentityLink}>
        {t('identity.link.leave')}
      </Button>
    </>
  );
}
