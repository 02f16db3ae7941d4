import { ROUTES } from '../../../contract/paths';
import { normalizeRoutePath } from '../../../services/navigation/decide-page-access';
import type { InstallPromptTriggerPage } from './decide-install-prompt';

const PAGES: Readonly<Record<string, InstallPromptTriggerPage>> = {
  [normalizeRoutePath(ROUTES.voucherCenter.path)]: 'deposit',
  [normalizeRoutePath(ROUTES.withdraw.path)]: 'withdraw',
  [normalizeRoutePath(ROUTES.addBankCard.path)]: 'bind-card',
  [normalizeRoutePath(ROUTES.addBankCardPix.path)]: 'bind-card',
};

/**
 * Returns the page that an install prompt may depend on; `other` for all other locations (ENG-3). `game` stands only
 * for trials: other games replace the web app in the tab, so it cannot show a prompt.
 */
export function getInstallPromptTriggerPage({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): InstallPromptTriggerPage {
  const path = normalizeRoutePath(pathname);
  if (path === normalizeRoutePath(ROUTES.game.path) && new URLSearchParams(search).has('trial')) return 'game';
  return PAGES[path] ?? 'other';
}
