import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { useMember } from '../../services/session/member';
import { memberQuery } from '../../services/session-lifecycle/member-query';

/** Renders its children once the member is loaded, so that a level is not shown as missing before (VIP-1). */
export function RequireMember({ children }: { readonly children: ReactNode }) {
  const hasMember = useMember(({ member }) => member !== undefined);
  return hasMember ? children : <MemberLoader />;
}

/** Loading or error state of the member, with a retry button (OFF-2). */
function MemberLoader() {
  const query = useQuery(memberQuery(useQueryScope()));
  return <QueryView query={query}>{() => null}</QueryView>;
}
