import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { useIsPageOffered } from '../../../services/merchant/page-needs';
import { navigateTo } from '../../../services/navigation/navigate';
import type { Announcement } from '../../../services/promotions/announcement-audience';
import { PromotionButton } from '../../../services/promotions/promotion-button';
import { Button } from '../../../ui/button/button';

interface OpenPromotionButtonProps {
  readonly announcement: Announcement;
  /** Called before the navigation that the button starts. */
  readonly onGo: () => void;
}

/**
 * Button of a promotion. Opens what the promotion leads to or, if it leads nowhere, the promotion's own page (POP-2).
 * Renders nothing if there is neither.
 */
export function OpenPromotionButton({ announcement, onGo }: OpenPromotionButtonProps) {
  const t = useTranslate();
  const isOffered = useIsPageOffered(ROUTES.activity.path);
  if (announcement.redirect.trim() !== '') return <PromotionButton item={announcement} onGo={onGo} />;
  if (!isOffered) return null;
  const open = () => {
    onGo();
    navigateTo(`${ROUTES.activity.path}?${new URLSearchParams({ id: announcement.id })}`);
  };
  return (
    <Button wide onClick={open}>
      {t('activity.go')}
    </Button>
  );
}
