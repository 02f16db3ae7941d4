import { useText } from '../../services/i18n/i18n';
import { isOn, useMerchant } from '../../services/merchant/merchant-store';
import { Icon } from '../../ui/icon';
import { ButtonRow } from '../../ui/rows';
import { openChat } from './open-chat';
import UnreadBadge from './unread-badge';

/** The chat as a row of the member's page, with what is unread; absent where the merchant has no chat (CS-2, CBS3). */
export function ChatRow() {
  const t = useText();
  const hasChat = useMerchant(({ status }) => isOn(status, 'CBS3'));
  if (!hasChat) return null;
  const aside = (
    <>
      <UnreadBadge />
      <Icon name="forward" size={20} directional />
    </>
  );
  return <ButtonRow title={t('chat.title')} aside={aside} onPress={openChat} />;
}
