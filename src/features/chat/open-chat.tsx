import { ROUTES } from '../../contract/paths';
import { text } from '../../services/i18n/i18n';
import { openLayer } from '../../services/layers/layers';
import { showNotice } from '../../services/layers/notices';
import { go } from '../../services/navigation/navigator';
import { wantedState } from '../../services/navigation/wanted';
import { currentSession } from '../../services/session/session-store';
import { ChatDialog } from './chat-dialog';
import { decideChat } from './decide-chat';

/** What the chat's button does (CS-2). Whoever signs in first comes back to the page the button stands on. */
export function openChat(): void {
  const session = currentSession();
  switch (decideChat({ hasSession: session !== undefined, type: session?.type ?? -1 })) {
    case 'sign-in':
      go(ROUTES.login.path, { state: wantedState(location.pathname + location.search) });
      break;
    case 'refuse':
      showNotice({ key: 'no_permissions', message: text('chat.no_permissions') });
      break;
    case 'open':
      openLayer({
        kind: 'dialog',
        key: 'chat',
        render: (close, overlay) => <ChatDialog key="chat" onClose={close} overlay={overlay} />,
      });
  }
}
