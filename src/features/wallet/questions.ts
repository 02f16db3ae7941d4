import type { CallManner } from '../../api/call';
import { depositSettings, withdrawAccounts } from '../../contract/endpoints/wallet';
import { call } from '../../services/platform/platform';

/** What the pages about money ask. */
export const askDepositMethods = (manner: CallManner) => call(depositSettings, manner);
export const askWallet = (manner: CallManner) => call(withdrawAccounts, manner);
