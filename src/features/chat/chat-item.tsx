import { lazy } from 'react';
import { loadAfterPaint } from '../../browser/load-after-paint';
import { loadScript } from '../../browser/load-script';
import { useText } from '../../services/i18n/i18n';
import { showNotice } from '../../services/layers/notices';
import { isOn, useMerchant } from '../../services/merchant/merchant-store';
import { BottomButton } from '../../ui/bottom-navigation';
import { LatePart } from '../../ui/late-part';

/** Badge and opening come in one piece; whoever presses before it is here waits for it. */
const loadChat = () => import('./unread-badge');
const UnreadBadge = lazy(() => loadAfterPaint(loadChat));

/** The chat's button at the foot of the screen, with what is unread; absent where the merchant has no chat (CS-2, CBS3). */
export function ChatItem() {
  const t = useText();
  const hasChat = useMerchant(({ status }) => isOn(status, 'CBS3'));
  if (!hasChat) return null;
  const open = async () => {
    try {
      const { openChat } = await loadScript(loadChat);
      openChat();
    } catch {
      showNotice({ message: t('error.network_offline') });
    }
  };
  return (
    <BottomButton icon="chat" label={t('nav.chat')} onPress={() => void open()}>
      <LatePart meanwhile={null}>
        <UnreadBadge onIcon />
      </LatePart>
    </BottomButton>
  );
}
