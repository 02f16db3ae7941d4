import { lazy, useState } from 'react';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { importChunk } from '../../browser/page/import-chunk';
import { Message } from '../../ui/feedback/message';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { useTranslate } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { listIdentityMethods } from './identity-methods';
import { loadSocialSignInPanel, type SocialSignInPanelProps } from './social-sign-in-panel-loader';

/** Renders phone and social sign-in (LOGIN-1) for forms of other features; loads the panel's chunk on demand. */
export function LazySocialSignInPanel({ folded = false }: SocialSignInPanelProps) {
  const t = useTranslate();
  const status = useMerchant((state) => state.status);
  const [Panel] = useState(() => lazy(() => importChunk(loadSocialSignInPanel)));
  if (listIdentityMethods(status, readDeploymentSettings().identity).length === 0) return null;
  return (
    <LazyBoundary fallback={<Message tone="quiet">{t('identity.loading')}</Message>}>
      <Panel folded={folded} />
    </LazyBoundary>
  );
}
