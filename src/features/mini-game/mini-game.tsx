import { useLocation } from 'react-router-dom';
import { useI18n } from '../../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../../services/merchant/merchant-store';
import { useIsScrolled } from '../../ui/layout/use-is-scrolled';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { decideMiniGameVariant, isMiniGameAllowed, isMiniGameDocked } from './decide-mini-game';

const MiniGameWidget = lazyWithRetry(() => import('./mini-game-widget'));

/**
 * The mini game for members, if the merchant has switched it on (MINI-1). On excluded pages it is hidden without being
 * unmounted. A change of the language restarts it, because the script receives the language only at its start.
 */
export default function MiniGame() {
  const variant = useMerchant(({ status }) => decideMiniGameVariant((name) => isSwitchOn(status, name)));
  const language = useI18n((state) => state.language.code);
  const page = useLocation();
  const isScrolled = useIsScrolled();
  if (!variant) return null;
  return (
    <LazyBoundary fallback={null}>
      <MiniGameWidget
        key={variant.script + language}
        game={variant}
        isHidden={!isMiniGameAllowed(page)}
        decideDocked={(wasMoved) => isMiniGameDocked(page, { isScrolled, wasMoved })}
      />
    </LazyBoundary>
  );
}
