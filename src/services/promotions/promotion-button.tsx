import { openWindow } from '../../browser/page/windows';
import { ROUTES } from '../../contract/paths';
import { Button } from '../../ui/button/button';
import { useTranslate } from '../i18n/i18n';
import { navigateTo } from '../navigation/navigate';
import { createReturnToHistoryState } from '../navigation/return-to';
import { showToast } from '../overlays/overlays';
import { track } from '../tracking/track';
import type { Announcement } from './announcement-audience';
import { decidePromotionAction, type PromotionAction } from './decide-promotion-action';
import { usePromotionActionInput } from './use-promotion-action-input';

interface PromotionButtonProps {
  readonly item: Pick<Announcement, 'redirect' | 'externalLink'>;
  /** Called before the target of the action opens. */
  readonly onGo?: () => void;
}

/**
 * Action button of a promotion. Renders nothing if the action is not available to this user or on this device (LINK-2).
 */
export function PromotionButton({ item, onGo }: PromotionButtonProps) {
  const t = useTranslate();
  const activity = decidePromotionAction(item, usePromotionActionInput());
  if (activity.kind === 'hidden') return null;
  const go = () => {
    if (activity.kind !== 'unknown') onGo?.();
    openActivity(activity);
  };
  return (
    <Button wide onClick={go}>
      {t('activity.go')}
    </Button>
  );
}

function openActivity(activity: PromotionAction): void {
  if (activity.kind === 'page') navigateTo(activity.path);
  if (activity.kind === 'sign-in') navigateTo(ROUTES.login.path, { state: createReturnToHistoryState(activity.path) });
  if (activity.kind === 'download') void track('downloadApp');
  if (activity.kind === 'window' || activity.kind === 'download') openWindow(activity.url);
  if (activity.kind === 'unknown') showToast({ key: 'activity.unknown' }, 'alert');
}
