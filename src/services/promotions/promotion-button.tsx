import { Button } from '../../ui/button/button';
import type { TranslationKey } from '../i18n/catalogue';
import { useTranslate } from '../i18n/i18n';
import { openLinkTarget } from '../links/open-link-target';
import { showToast } from '../overlays/overlays';
import type { Announcement } from './announcement-audience';
import { decidePromotionAction } from './decide-promotion-action';
import { usePromotionActionInput } from './use-promotion-action-input';

interface PromotionButtonProps {
  readonly item: Pick<Announcement, 'redirect' | 'externalLink'>;
  /** Key of the button's text; default: that it leads to the promotion. */
  readonly label?: TranslationKey;
  /** Called before the target of the action opens. */
  readonly onGo?: () => void;
}

/**
 * Action button of a promotion. Renders nothing if the action is not available to this user or on this device (LINK-2).
 */
export function PromotionButton({ item, label = 'activity.go', onGo }: PromotionButtonProps) {
  const t = useTranslate();
  const action = decidePromotionAction(item, usePromotionActionInput());
  if (action.kind === 'hidden') return null;
  const go = () => {
    if (action.kind === 'unknown') return showToast({ key: 'activity.unknown' }, 'alert');
    onGo?.();
    openLinkTarget(action);
  };
  return (
    <Button wide onClick={go}>
      {t(label)}
    </Button>
  );
}
