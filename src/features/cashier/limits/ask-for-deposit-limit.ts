import { askInDialog } from '../form/ask-in-dialog';

/**
 * Asks for a deposit limit before the first deposit, and resolves with whether the member has set or declined one
 * (SAFE-5.4). Rejects if the dialog cannot be loaded.
 * @param currency ISO 4217 code of the amounts
 */
export const askForDepositLimit = (currency: string): Promise<boolean> =>
  askInDialog('deposit-limit', () => import('./deposit-limit-dialog'), { currency });
