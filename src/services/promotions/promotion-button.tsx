import { ROUTES } from '../../contract/paths';
import { Button, type ButtonVariant } from '../../ui/button/button';
import type { TranslationKey } from '../i18n/catalogue';
import { useTranslate } from '../i18n/i18n';
import { openLinkTarget } from '../links/open-link-target';
import { ButtonLink } from '../navigation/button-link';
import { showToast } from '../overlays/overlays';
import type { Announcement } from './announcement-audience';
import { decidePromotionAction, type PromotionAction, type PromotionActionInput } from './decide-promotion-action';
import { usePromotionActionInput } from './use-promotion-action-input';

const isForMembers = (path: string): boolean =>
  Object.values(ROUTES).some((route) => route.path === path && route.access !== 'public');

/** Whether a visitor needs an account for the action of a promotion. */
const needsAccount = (action: PromotionAction, { hasSession }: Pick<PromotionActionInput, 'hasSession'>): boolean =>
  !hasSession && action.kind === 'page' && isForMembers(action.path);

interface PromotionButtonProps {
  readonly item: Pick<Announcement, 'redirect' | 'externalLink'>;
  /** Key of the button's text; default: that it leads to the promotion. */
  readonly label?: TranslationKey;
  readonly look?: ButtonVariant;
  /** Whether a visitor is told to log in if the target is for members alone. */
  readonly offersAccount?: boolean;
  /** Called before the target of the action opens. */
  readonly onGo?: () => void;
}

/**
 * Action button of a promotion. Renders nothing if the action is not available to this user or on this device (LINK-2).
 */
export function PromotionButton({
  item,
  label = 'activity.go',
  look = 'primary',
  offersAccount = false,
  onGo,
}: PromotionButtonProps) {
  const t = useTranslate();
  const input = usePromotionActionInput();
  const action = decidePromotionAction(item, input);
  if (action.kind === 'hidden') return null;
  const go = () => {
    if (action.kind === 'unknown') return showToast({ key: 'activity.unknown' }, 'alert');
    onGo?.();
    openLinkTarget(action);
  };
  // The guard of the page asks to log in, and goes on there.
  return (
    <Button look={look} wide onClick={go}>
      {t(offersAccount && needsAccount(action, input) ? 'activity.login' : label)}
    </Button>
  );
}

/** Way to register for a visitor to whom a promotion offers something for members; renders nothing for others (LINK-2). */
export function PromotionRegisterLink({ item }: Pick<PromotionButtonProps, 'item'>) {
  const t = useTranslate();
  const input = usePromotionActionInput();
  if (!needsAccount(decidePromotionAction(item, input), input)) return null;
  return (
    <ButtonLink to={ROUTES.register.path} look="quiet" wide>
      {t('action.register')}
    </ButtonLink>
  );
}
