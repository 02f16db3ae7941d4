import { normalizeRoutePath } from '../../../base/find-route';
import { ROUTES } from '../../../contract/paths';
import type { InstallPromptTriggerPage } from './decide-install-prompt';

const PAGES: Readonly<Record<string, InstallPromptTriggerPage>> = {
  [normalizeRoutePath(ROUTES.voucherCenter.path)]: 'deposit',
  [normalizeRoutePath(ROUTES.withdraw.path)]: 'withdraw',
  [normalizeRoutePath(ROUTES.addBankCard.path)]: 'bind-card',
  [normalizeRoutePath(ROUTES.addBankCardPix.path)]: 'bind-card',
};

/**
 * Returns the page if it is one that can trigger an install prompt, else `other` (ENG-3). `game` means a trial: other
 * games replace the web app in the tab, so that the web app cannot show a prompt there.
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
