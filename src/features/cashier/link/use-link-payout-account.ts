import { useQueryClient } from '@tanstack/react-query';
import { isEarlierOutcomeUnknown } from '../../../api/is-outcome-unknown';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint';
import { linkPayoutAccount } from '../../../contract/endpoints/money/cashier';
import { call } from '../../../services/platform/api-client';
import { type IdempotentCall, useIdempotentCall } from '../../../services/submissions/use-idempotent-call';
import { refetchWalletData } from '../../../services/wallet/refetch-wallet-data';

type Account = Omit<BodyOf<typeof linkPayoutAccount>, 'requestId'>;

/**
 * Returns the call that links an account, once even if its response is lost. Only its request id is stored, never the
 * account number.
 */
export function useLinkPayoutAccount(
  kind: 'link-bank' | 'link-pix',
): IdempotentCall<Account, ResponseOf<typeof linkPayoutAccount>> {
  const client = useQueryClient();
  const link = useIdempotentCall({
    kind,
    send: (requestId, account: Account) => call(linkPayoutAccount, { body: { requestId, ...account }, quiet: true }),
  });
  return {
    ...link,
    submit: async (account) => {
      const result = await link.submit(account);
      // One whose id has been used was linked by an earlier attempt, and is in the list now.
      if (result.ok || !isEarlierOutcomeUnknown(result.error)) await refetchWalletData(client);
      return result;
    },
  };
}
