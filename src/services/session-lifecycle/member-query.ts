import { queryOptions } from '@tanstack/react-query';
import { memberInfo } from '../../contract/endpoints/account/member';
import { createQueryKey } from '../queries/query-key';
import type { QueryScope } from '../queries/query-scope';
import { runPlatformQuery } from '../queries/run-platform-query';
import { refreshMember } from './refresh-member';

/** Query options of the member record; a response also updates the session (SESS-5). */
export const memberQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: createQueryKey(memberInfo, {}, scope),
    queryFn: (run) => runPlatformQuery(refreshMember, run),
    staleTime: 0,
  });
