import { literal } from 'valibot';
import { create } from 'zustand';
import { localStore } from '../../browser/storage/web-storage';
import { BALANCE_HIDDEN_KEY } from '../../contract/storage-keys';

/** Text that is shown instead of a hidden amount. */
export const HIDDEN_AMOUNT = '••••';

interface BalanceVisibility {
  readonly isHidden: boolean;
}

/** Whether amounts of the balance are hidden in this browser, so that others who see the screen cannot read them. */
export const useBalanceVisibility = create<BalanceVisibility>(() => ({
  isHidden: localStore.get(BALANCE_HIDDEN_KEY, literal(1)) === 1,
}));

/** Hides the balance, or shows it if it is hidden; saved for later visits. */
export function toggleBalanceVisibility(): void {
  const isHidden = !useBalanceVisibility.getState().isHidden;
  if (isHidden) localStore.set(BALANCE_HIDDEN_KEY, 1);
  else localStore.remove(BALANCE_HIDDEN_KEY);
  useBalanceVisibility.setState({ isHidden });
}
