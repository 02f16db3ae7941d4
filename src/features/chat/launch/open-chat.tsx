import { ROUTES } from '../../../contract/paths';
import { navigateTo } from '../../../services/navigation/navigate';
import { createReturnToHistoryState } from '../../../services/navigation/return-to';
import { showNotice } from '../../../services/overlays/notices';
import { openOverlay } from '../../../services/overlays/overlays';
import { getCurrentSession } from '../../../services/session/session-store';
import { decideChatAction } from '../data/decide-chat-action';
import { ChatDialog } from './chat-dialog';

/**
 * Opens the chat. For a visitor, opens the sign-in page with the current page as return path; for a member who may not
 * use the chat, shows a notice (CS-2).
 */
export function openChat(): void {
  const session = getCurrentSession();
  switch (decideChatAction({ hasSession: session !== undefined, type: session?.type ?? -1 })) {
    case 'sign-in':
      navigateTo(ROUTES.login.path, { state: createReturnToHistoryState(location.pathname + location.search) });
      break;
    case 'refuse':
      showNotice({ key: 'no_permissions', message: { key: 'chat.no_permissions' } });
      break;
    case 'open':
      openOverlay({
        kind: 'dialog',
        key: 'chat',
        render: (close, overlay) => <ChatDialog key="chat" onClose={close} overlay={overlay} />,
      });
  }
}
