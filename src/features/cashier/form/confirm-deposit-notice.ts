import type { DepositNotice } from '../../../contract/endpoints/money/wallet';
import { askInDialog } from './ask-in-dialog';

/**
 * Shows the notice before the first deposit, and resolves with whether the member has confirmed it (SAFE-5). Rejects if
 * the dialog cannot be loaded.
 */
export const confirmDepositNotice = (notice: DepositNotice): Promise<boolean> =>
  askInDialog('deposit-notice', () => import('./deposit-notice-dialog'), { notice });
