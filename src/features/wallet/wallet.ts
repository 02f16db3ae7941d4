import type { AnswerOf } from '../../contract/endpoint';
import type { withdrawAccounts } from '../../contract/endpoints/wallet';

/** The member's balance, and the accounts that can be paid to. */
export type Wallet = AnswerOf<typeof withdrawAccounts>;
export type PayoutAccount = Wallet['fullBankCardList'][number];
