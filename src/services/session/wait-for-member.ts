import { withTimeout } from '../../base/async';
import type { Clock } from '../../base/clock';
import type { MemberRecord } from '../../contract/endpoints/account/member';
import { useMember } from './member';

/**
 * Resolves with the member record once it has been fetched (SESS-5); undefined if it has not been fetched within
 * `timeoutMs`.
 */
export async function waitForMember(timeoutMs: number, clock: Clock): Promise<MemberRecord | undefined> {
  let stop = () => {};
  const member = new Promise<MemberRecord>((resolve) => {
    const check = ({ member }: { readonly member: MemberRecord | undefined }) => member && resolve(member);
    stop = useMember.subscribe(check);
    check(useMember.getState());
  });
  const result = await withTimeout(member, timeoutMs, clock);
  stop();
  return result.ok ? result.value : undefined;
}
