import { ROUTES } from '../../../contract/paths';
import { normalizePath } from '../../../services/navigation/decide-access';
import type { PromptPage } from './decide-install-prompt';

const PAGES: Readonly<Record<string, PromptPage>> = {
  [normalizePath(ROUTES.voucherCenter.path)]: 'deposit',
  [normalizePath(ROUTES.withdraw.path)]: 'withdraw',
  [normalizePath(ROUTES.addBankCard.path)]: 'bind-card',
  [normalizePath(ROUTES.addBankCardPix.path)]: 'bind-card',
};

/**
 * Returns which of the pages that trigger an install prompt a location is (ENG-3). For games only the trial page
 * counts, because all other games replace the web app in the tab.
 */
export function promptPageOf({ pathname, search }: { readonly pathname: string; readonly search: string }): PromptPage {
  const path = normalizePath(pathname);
  if (path === normalizePath(ROUTES.game.path) && new URLSearchParams(search).has('trial')) return 'game';
  return PAGES[path] ?? 'other';
}
