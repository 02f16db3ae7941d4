import { useTranslate } from '../../services/i18n/i18n';
import { ButtonRow } from '../../ui/list/rows';
import { Icon } from '../../ui/media/icon';
import { openChat } from './launch/open-chat';
import UnreadBadge from './unread/unread-badge';
import { useChatPlace } from './use-chat-place';

/** Chat row of the account page, with the unread count. Renders nothing when the merchant has no chat (CS-2, CBS3). */
export function AccountPageChatRow() {
  const t = useTranslate();
  if (useChatPlace() === undefined) return null;
  const aside = (
    <>
      <UnreadBadge />
      <Icon name="forward" size={20} directional />
    </>
  );
  return <ButtonRow icon="chat" title={t('chat.title')} aside={aside} onPress={openChat} />;
}
