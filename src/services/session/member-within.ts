import { withTimeout } from '../../base/async';
import type { Clock } from '../../base/clock';
import type { MemberRecord } from '../../contract/endpoints/member';
import { useMember } from './member';

/** The member as soon as the platform has said who that is (SESS-5); undefined after `patience` milliseconds. */
export async function memberWithin(patience: number, clock: Clock): Promise<MemberRecord | undefined> {
  let stop = () => {};
  const named = new Promise<MemberRecord>((resolve) => {
    const tell = ({ member }: { readonly member: MemberRecord | undefined }) => member && resolve(member);
    stop = useMember.subscribe(tell);
    tell(useMember.getState());
  });
  const asked = await withTimeout(named, patience, clock);
  stop();
  return asked.ok ? asked.value : undefined;
}
