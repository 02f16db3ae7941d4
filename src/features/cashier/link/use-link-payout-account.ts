import { useQueryClient } from '@tanstack/react-query';
import type { ApiResult } from '../../../api/call';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint';
import { linkPayoutAccount } from '../../../contract/endpoints/money/cashier';
import { call } from '../../../services/platform/api-client';
import { useRequestIds } from '../../../services/submissions/use-request-ids';
import { refetchWalletData } from '../../../services/wallet/refetch-wallet-data';

type Account = Omit<BodyOf<typeof linkPayoutAccount>, 'requestId'>;

/**
 * Returns a function that links an account and resolves with the result. A retry after a lost response reuses the
 * request id, so that the account is linked only once. Account numbers are never stored.
 */
export function useLinkPayoutAccount(): (account: Account) => Promise<ApiResult<ResponseOf<typeof linkPayoutAccount>>> {
  const client = useQueryClient();
  const requests = useRequestIds();
  return async (account) => {
    const result = await call(linkPayoutAccount, {
      body: { requestId: requests.idFor(account), ...account },
      quiet: true,
    });
    if (result.ok) {
      requests.renew();
      await refetchWalletData(client);
    }
    return result;
  };
}
