import { ROUTES } from '../../../contract/paths';
import { normalizePath } from '../../../services/navigation/decide-access';
import type { InstallPromptPage } from './decide-install-prompt';

const PAGES: Readonly<Record<string, InstallPromptPage>> = {
  [normalizePath(ROUTES.voucherCenter.path)]: 'deposit',
  [normalizePath(ROUTES.withdraw.path)]: 'withdraw',
  [normalizePath(ROUTES.addBankCard.path)]: 'bind-card',
  [normalizePath(ROUTES.addBankCardPix.path)]: 'bind-card',
};

/**
 * Returns the page that an install prompt may depend on; `other` for all other locations (ENG-3). `game` stands only
 * for trials: other games replace the web app in the tab, so it cannot show a prompt.
 */
export function getInstallPromptPage({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): InstallPromptPage {
  const path = normalizePath(pathname);
  if (path === normalizePath(ROUTES.game.path) && new URLSearchParams(search).has('trial')) return 'game';
  return PAGES[path] ?? 'other';
}
