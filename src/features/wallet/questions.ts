import type { CallManner } from '../../api/call';
import { depositSettings, withdrawAccounts } from '../../contract/endpoints/wallet';
import { call } from '../../services/platform/platform';

/** What the pages about money ask; a balance is never shown from an earlier answer. */
export const askDepositMethods = (manner: CallManner) => call(depositSettings, manner);
export const askWallet = (manner: CallManner) => call(withdrawAccounts, { ...manner, fresh: true });
