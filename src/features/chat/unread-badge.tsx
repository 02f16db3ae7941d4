import { useText } from '../../services/i18n/i18n';
import visually from '../../ui/visually-hidden.module.css';
import { useUnread } from './unread';
import style from './unread-badge.module.css';
import { useUnreadWatch } from './use-unread-watch';

export { openChat } from './open-chat';

/** The most a badge says in digits. */
const MOST = 99;

/** How many messages wait; nothing when none does (CS-2). @param onIcon on the corner of the icon above its label */
export default function UnreadBadge({ onIcon = false }: { readonly onIcon?: boolean }) {
  const t = useText();
  const count = useUnread((unread) => unread.count);
  useUnreadWatch();
  if (count === 0) return null;
  return (
    <span className={style.badge} data-on-icon={onIcon || undefined}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className={visually.hidden}>{t('chat.unread', { number: count })}</span>
    </span>
  );
}
