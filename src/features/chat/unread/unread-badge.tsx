import { useTranslate } from '../../../services/i18n/i18n';
import visually from '../../../ui/styles/visually-hidden.module.css';
import style from './unread-badge.module.css';
import { useChatUnreadCount } from './use-chat-unread-count';

/** Highest count that is shown as a number; higher counts are shown as `99+`. */
const MAX_SHOWN_COUNT = 99;

interface UnreadBadgeProps {
  readonly onIcon?: boolean;
  readonly isOfChat?: boolean;
}

/**
 * Badge with the number of unread messages; renders nothing at zero (CS-2).
 * @param onIcon whether the badge overlaps the corner of the icon above it
 * @param isOfChat whether what has the badge is the chat; of anything else, a screen reader says what is unread
 */
export default function UnreadBadge({ onIcon = false, isOfChat = true }: UnreadBadgeProps) {
  const t = useTranslate();
  const count = useChatUnreadCount();
  if (count === 0) return null;
  return (
    <span className={style.badge} data-on-icon={onIcon || undefined}>
      <span aria-hidden="true">{count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}</span>
      <span className={visually.hidden}>
        {!isOfChat && `${t('nav.chat')}: `}
        {t('chat.unread', { number: count })}
      </span>
    </span>
  );
}
