import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiResult } from '../../../api/call';
import { systemClock } from '../../../base/clock';
import { uuidV7 } from '../../../base/uuid-v7';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint';
import { accountLink } from '../../../contract/endpoints/cashier';
import { call } from '../../../services/platform/api-client';
import { refreshMoney } from '../../../services/wallet/refresh-money';

type Account = Omit<BodyOf<typeof accountLink>, 'requestId'>;

/**
 * Returns a function that links an account. Sending the same account again uses the same id, so that it is linked only
 * once even if a response was lost; account numbers are never stored.
 */
export function useLinkAccount(): (account: Account) => Promise<ApiResult<ResponseOf<typeof accountLink>>> {
  const client = useQueryClient();
  const last = useRef({ text: '', requestId: '' });
  return async (account) => {
    const text = JSON.stringify(account);
    if (last.current.text !== text) last.current = { text, requestId: uuidV7(systemClock.now()) };
    const result = await call(accountLink, { body: { requestId: last.current.requestId, ...account }, quiet: true });
    if (result.ok) {
      last.current = { text: '', requestId: '' };
      await refreshMoney(client);
    }
    return result;
  };
}
