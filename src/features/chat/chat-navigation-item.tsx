import { type ComponentProps, lazy, type ReactNode } from 'react';
import { isOnline } from '../../browser/device/network';
import { importChunk, importChunkWhenIdle } from '../../browser/page/import-chunk';
import { useTranslate } from '../../services/i18n/i18n';
import { showNotice } from '../../services/overlays/notices';
import { BottomNavigationButton } from '../../ui/layout/bottom-navigation';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { useChatPlace } from './use-chat-place';

/**
 * Badge with the unread count, loaded when the browser is idle. The chat dialog is in the same chunk (see
 * LAZY_MODULE_GROUPS), so a press of the chat button waits for that chunk if it is still loading.
 */
const UnreadBadge = lazy(() => importChunkWhenIdle(() => import('./unread/unread-badge')));

const ChatBadge = (props: ComponentProps<typeof UnreadBadge>) => (
  <LazyBoundary fallback={null}>
    <UnreadBadge {...props} />
  </LazyBoundary>
);

async function openLazyChat(): Promise<void> {
  try {
    const { openChat } = await importChunk(() => import('./launch/open-chat'));
    openChat();
  } catch {
    showNotice({ message: { key: isOnline() ? 'error.script_missing' : 'error.network_offline' } });
  }
}

/** What a row of the chat consists of. */
export interface ChatRowParts {
  readonly badge: ReactNode;
  readonly onPress: () => void;
}

/** Returns the row of the chat at the foot of home, for a merchant whose chat is not in the navigation (CS-2.6). */
export const useHomeChatRow = (): ChatRowParts | undefined =>
  useChatPlace() === 'account' ? { badge: <ChatBadge />, onPress: () => void openLazyChat() } : undefined;

/** The unread count on the item of the account, for a merchant whose chat is there (CS-2.6). */
export const AccountChatBadge = () => useChatPlace() === 'account' && <ChatBadge onIcon isOfChat={false} />;

/** Chat button of the bottom navigation, with the unread count, for a merchant whose chat is there (CS-2). */
export function ChatNavigationItem() {
  const t = useTranslate();
  if (useChatPlace() !== 'bar') return null;
  return (
    <BottomNavigationButton icon="chat" label={t('nav.chat')} onPress={() => void openLazyChat()}>
      <ChatBadge onIcon />
    </BottomNavigationButton>
  );
}
