import type { CallManner } from '../../api/call';
import { depositSettings, withdrawAccounts } from '../../contract/endpoints/wallet';
import { call } from '../../services/platform/platform';

/** What the pages about money ask. */
export const askDepositMethods = (manner: CallManner) => call(depositSettings, manner);
/** The balance is asked for each time; one had earlier shows, marked with its age, while nobody answers (OFF-2, OFF-3). */
export const askWallet = (manner: CallManner) => call(withdrawAccounts, { ...manner, fresh: true });
