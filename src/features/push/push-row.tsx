import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { openOverlay } from '../../services/overlays/overlays';
import { ButtonRow } from '../../ui/list/rows';
import { Icon } from '../../ui/media/icon';

/** Row of the account page that opens the settings of notifications. Renders nothing where push is not set up (PUSH-2). */
export function PushRow() {
  const t = useTranslate();
  const isSetUp = useMerchant(({ status }) => (status?.info.push.vapidKey ?? '') !== '');
  const [isLoading, setLoading] = useState(false);
  if (!isSetUp) return null;
  const open = async () => {
    setLoading(true);
    // If the chunk fails to load, the member taps again.
    const chunk = await import('./push-sheet').catch(() => undefined);
    setLoading(false);
    if (!chunk) return;
    const render = (close: () => void, toasts: ReactNode) => <chunk.PushSheet onClose={close} toasts={toasts} />;
    openOverlay({ kind: 'dialog', key: 'push-settings', render });
  };
  return (
    <ButtonRow
      icon="megaphone"
      title={t('push.title')}
      aside={isLoading ? t('state.loading') : <Icon name="forward" size={20} directional />}
      onPress={() => void open()}
    />
  );
}
