import { lazy, useState } from 'react';
import { readDeployment } from '../../browser/deployment';
import { loadScript } from '../../browser/load-script';
import { LatePart } from '../../ui/late-part';
import { Message } from '../../ui/message';
import { useText } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { identityWays } from './identity-ways';
import { loadSocialPanel, type SocialPanelProps } from './social-panel-source';

/** Where phone and social sign-in stand in a form of another feature (LOGIN-1); their code comes by itself. */
export function SocialSlot({ folded = false }: SocialPanelProps) {
  const t = useText();
  const status = useMerchant((state) => state.status);
  const [Panel] = useState(() => lazy(() => loadScript(loadSocialPanel)));
  if (identityWays(status, readDeployment().identity).length === 0) return null;
  return (
    <LatePart meanwhile={<Message tone="quiet">{t('identity.loading')}</Message>}>
      <Panel folded={folded} />
    </LatePart>
  );
}
