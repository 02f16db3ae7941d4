import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { useMember } from '../../services/session/member';
import { memberQuery } from '../../services/session-lifecycle/member-query';

/**
 * Renders its children after the member's data has loaded, because only then is it known whether the member has a VIP
 * level (VIP-1). Before that, shows the loading or error state of the member's data.
 */
export function MemberLoadedGate({ children }: { readonly children: ReactNode }) {
  const hasMember = useMember(({ member }) => member !== undefined);
  return hasMember ? children : <MemberLoader />;
}

/** Loading or error state of the member's data, with a retry button (OFF-2). */
function MemberLoader() {
  const query = useQuery(memberQuery(useQueryScope()));
  return <QueryView query={query}>{() => null}</QueryView>;
}
