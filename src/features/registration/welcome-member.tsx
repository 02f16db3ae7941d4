import { sessionStore } from '../../browser/web-storage';
import type { Registered } from '../../contract/endpoints/registration';
import { type Layer, openLayer } from '../../services/layers/layers';
import { useMerchant } from '../../services/merchant/merchant-store';
import { forgetDraft } from '../../services/registration/register-draft';
import { queueEvent } from '../../services/tracking/queue-event';
import { beginMembership, memberName } from './begin-membership';
import type { Candidate } from './candidate';
import { renewRegistration } from './register';
import { RegisteredDialog } from './registered-dialog';

/** The account is there: it is said, and confirming begins the session; with the message off it begins at once (REG-3). */
export function welcomeMember(member: Registered, candidate: Candidate): void {
  forgetDraft(sessionStore);
  renewRegistration();
  void queueEvent('register', { customerId: member.id ?? member.customerId ?? '', customerName: memberName(member) });
  const begin = () => beginMembership(member, candidate);
  const isSilent = useMerchant.getState().status?.info.whitelabelVal.registerModal === false;
  if (isSilent) begin();
  else openLayer(confirmation(memberName(member), begin));
}

const confirmation = (name: string, begin: () => void): Layer => ({
  kind: 'dialog',
  key: 'registered',
  render: (close, overlay) => <RegisteredDialog name={name} overlay={overlay} onClose={close} onGone={begin} />,
});
