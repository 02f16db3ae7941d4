import { lazy } from 'react';
import { isOnline } from '../../browser/device/network';
import { importChunk, importChunkWhenIdle } from '../../browser/page/import-chunk';
import { useTranslate } from '../../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../../services/merchant/merchant-store';
import { showNotice } from '../../services/overlays/notices';
import { BottomNavigationButton } from '../../ui/layout/bottom-navigation';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';

/**
 * Badge with the unread count, loaded when the browser is idle. The chat dialog is in the same chunk (see
 * LAZY_MODULE_GROUPS), so a press of the chat button waits for that chunk if it is still loading.
 */
const UnreadBadge = lazy(() => importChunkWhenIdle(() => import('./unread/unread-badge')));

/**
 * Chat button of the bottom navigation, with the unread count. Renders nothing when the merchant has no chat (CS-2,
 * CBS3).
 */
export function ChatNavigationItem() {
  const t = useTranslate();
  const hasChat = useMerchant(({ status }) => isSwitchOn(status, 'CBS3'));
  if (!hasChat) return null;
  const openLazyChat = async () => {
    try {
      const { openChat } = await importChunk(() => import('./launch/open-chat'));
      openChat();
    } catch {
      showNotice({ message: { key: isOnline() ? 'error.script_missing' : 'error.network_offline' } });
    }
  };
  return (
    <BottomNavigationButton icon="chat" label={t('nav.chat')} onPress={() => void openLazyChat()}>
      <LazyBoundary fallback={null}>
        <UnreadBadge onIcon />
      </LazyBoundary>
    </BottomNavigationButton>
  );
}
