import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { object } from 'valibot';
import type { ApiResult } from '../../api/call';
import {
  type Erasure,
  erasureRequest,
  requestErasure,
  withdrawErasure,
} from '../../contract/endpoints/account/erasure';
import { call } from '../../services/platform/api-client';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { useIdempotentCall } from '../../services/submissions/use-idempotent-call';

/** The body has only the id. It is stored, so that the request is offered again after a reload. */
const noFields = object({});

/**
 * Returns the state of the member's request for erasure, and the functions that send, repeat and withdraw it (SAFE-6,
 * API-8). Each settles with what the platform answers, and the state is read again.
 */
export function useErasure() {
  const client = useQueryClient();
  const options = createPlatformQueryOptions(useQueryScope(), erasureRequest, { staleTime: 0 });
  const query = useQuery(options);
  const ask = useIdempotentCall({
    kind: 'erasure',
    schema: noFields,
    send: (requestId) => call(requestErasure, { body: { requestId }, quiet: true }),
  });
  const { isUnconfirmed, code, giveUp } = ask;
  const isOpen = query.data?.value.state === 'OPEN' && !query.isFetching;
  // The platform has one open request at a time: the one without an answer is this one, and needs no second attempt.
  useEffect(() => {
    if (isOpen && isUnconfirmed) giveUp();
  }, [isOpen, isUnconfirmed, giveUp]);

  /** Shows the answer at once, and what the platform says after it: a refusal has a reason that it names. */
  function settle<R extends ApiResult<Erasure> | undefined>(result: R): R {
    if (result?.ok) {
      const { value } = result;
      client.setQueryData(options.queryKey, (data) => data && { ...data, value });
    }
    void query.refetch();
    return result;
  }

  return {
    query,
    isUnconfirmed,
    code,
    submit: async () => settle(await ask.submit({})),
    resend: async () => {
      const result = settle(await ask.resend());
      // Unlike an amount of money, a request that is refused can be asked for again without a risk.
      if (result && !result.ok && result.error.layer === 'business') giveUp();
      return result;
    },
    giveUp: () => {
      giveUp();
      void query.refetch();
    },
    withdraw: async (id: string) => settle(await call(withdrawErasure, { body: { id }, quiet: true })),
  };
}
