import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { LinkRow } from '../../services/navigation/link-row';
import { useSession } from '../../services/session/session-store';
import { Message } from '../../ui/message';
import { Rows } from '../../ui/rows';
import { isFor, type Promotion } from './decide-promotions';

/** The promotions for whoever looks, each leading to its text. */
export function PromotionList({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const t = useText();
  const session = useSession((state) => state.session);
  const onlooker = { hasSession: session !== undefined, firstTimeLogin: session?.firstTimeLogin === true };
  const shown = promotions.filter((promotion) => isFor(onlooker, promotion));
  if (shown.length === 0) return <Message tone="quiet">{t('page.activity.empty')}</Message>;
  return (
    <Rows>
      {shown.map(({ id, title }) => (
        <LinkRow key={id} to={`${ROUTES.activity.path}?id=${encodeURIComponent(id)}`} title={title} />
      ))}
    </Rows>
  );
}
