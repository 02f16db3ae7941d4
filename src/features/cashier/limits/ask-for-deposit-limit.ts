import { importChunk } from '../../../browser/page/import-chunk';
import { askInDialog } from '../form/ask-in-dialog';

/**
 * Asks for a deposit limit before the first deposit, and resolves with whether the member has set or declined one
 * (SAFE-5.4). Rejects if the dialog cannot be loaded.
 * @param currency ISO 4217 code of the amounts
 * @param isTold whether the platform has told that the member has to be asked; if not, a present limit is an answer
 */
export async function askForDepositLimit(currency: string, isTold: boolean): Promise<boolean> {
  if (!isTold) {
    const { hasDepositLimit } = await importChunk(() => import('./has-deposit-limit'));
    if (await hasDepositLimit()) return true;
  }
  return askInDialog('deposit-limit', () => import('./deposit-limit-dialog'), { currency });
}
