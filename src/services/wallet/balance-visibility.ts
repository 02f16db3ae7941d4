import { literal } from 'valibot';
import { create } from 'zustand';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { BALANCE_HIDDEN_KEY } from '../../contract/storage-keys';

/** Text that is shown instead of a hidden amount. */
export const HIDDEN_AMOUNT = '••••';

interface BalanceVisibility {
  readonly isHidden: boolean;
}

/** Whether the member has hidden the balance in this browser, so that others who see the screen cannot read it. */
export const useBalanceVisibility = create<BalanceVisibility>(() => ({
  isHidden: safeLocalStorage.get(BALANCE_HIDDEN_KEY, literal(1)) === 1,
}));

/** Hides the balance, or shows it again. The choice is saved for later visits. */
export function toggleBalanceVisibility(): void {
  const isHidden = !useBalanceVisibility.getState().isHidden;
  if (isHidden) safeLocalStorage.set(BALANCE_HIDDEN_KEY, 1);
  else safeLocalStorage.remove(BALANCE_HIDDEN_KEY);
  useBalanceVisibility.setState({ isHidden });
}
