import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { LinkRow } from '../../services/navigation/link-row';
import { type Announcement, isForViewer } from '../../services/promotions/announcement-audience';
import { useSession } from '../../services/session/session-store';
import { Message } from '../../ui/feedback/message';
import { Rows } from '../../ui/list/rows';

/** List of the promotions for the current user, with links to their texts. */
export function PromotionList({ promotions }: { readonly promotions: readonly Announcement[] }) {
  const t = useTranslate();
  const session = useSession((state) => state.session);
  const viewer = { hasSession: session !== undefined, firstTimeLogin: session?.firstTimeLogin === true };
  const shown = promotions.filter((promotion) => isForViewer(viewer, promotion));
  if (shown.length === 0) return <Message tone="quiet">{t('page.activity.empty')}</Message>;
  return (
    <Rows>
      {shown.map(({ id, title }) => (
        <LinkRow key={id} to={`${ROUTES.activity.path}?id=${encodeURIComponent(id)}`} title={title} />
      ))}
    </Rows>
  );
}
