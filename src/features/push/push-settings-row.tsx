import type { ReactNode } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { openOverlay } from '../../services/overlays/overlays';
import { getCurrentPushConfig } from '../../services/push/push-registration';
import { ButtonRow } from '../../ui/list/rows';
import { Icon } from '../../ui/media/icon';
import { PushSettingsSheet } from './push-settings-sheet';

interface PushSettingsRowProps {
  /** Row that offers to install the web app, because iOS supports push only in an installed web app. */
  readonly installation: ReactNode;
}

/** Row of the account page that opens the notification settings. Renders nothing if push is not set up (PUSH-2). */
export function PushSettingsRow({ installation }: PushSettingsRowProps) {
  const t = useTranslate();
  const isSetUp = useMerchant(({ status }) => getCurrentPushConfig(status) !== undefined);
  if (!isSetUp) return null;
  const open = () => {
    const render = (close: () => void, toasts: ReactNode) => (
      <PushSettingsSheet installation={installation} onClose={close} toasts={toasts} />
    );
    openOverlay({ kind: 'dialog', key: 'push-settings', render });
  };
  return (
    <ButtonRow
      icon="megaphone"
      title={t('push.title')}
      aside={<Icon name="forward" size={20} directional />}
      onPress={open}
    />
  );
}
