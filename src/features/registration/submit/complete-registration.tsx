import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { deleteUsedReferralCode } from '../../../services/attribution/registration-source';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { type Overlay, openOverlay } from '../../../services/overlays/overlays';
import { clearRegistrationDraft } from '../../../services/registration/registration-draft';
import { toMemberEventFields } from '../../../services/tracking/member-event-fields';
import { track } from '../../../services/tracking/track';
import type { RegistrationFormData } from '../data/registration-form-data';
import { decideNewAccountUsername } from '../data/registration-form-data';
import { resetRegistration } from './register';
import type { NewMember } from './registration-controller';
import { RegistrationSuccessDialog } from './registration-success-dialog';
import { startNewMemberSession } from './start-new-member-session';

/**
 * Called when the account exists. Tracks the registration and shows a success dialog. The session starts when the
 * dialog closes, or immediately if the merchant has switched the dialog off (REG-3). The report has the id of the
 * request, because several tabs may have sent it (TRK-1).
 */
export function completeRegistration(member: NewMember, formData: RegistrationFormData): void {
  clearRegistrationDraft(safeSessionStorage);
  resetRegistration();
  deleteUsedReferralCode();
  const { method, mobile } = formData;
  const userName = decideNewAccountUsername(member, formData);
  const customer = {
    id: member.id ?? member.customerId ?? '',
    userName,
    registeredBy: method,
    mobile: mobile.mobileNum,
  };
  void track('register', { method, ...toMemberEventFields(customer) }, member.requestId);
  const begin = () => void startNewMemberSession(member, formData);
  const hasNoDialog = useMerchant.getState().status?.info.whitelabelVal.registerModal === false;
  if (hasNoDialog) begin();
  else openOverlay(confirmation(userName, begin));
}

const confirmation = (userName: string, begin: () => void): Overlay => ({
  kind: 'dialog',
  key: 'registered',
  render: (close, overlay) => (
    <RegistrationSuccessDialog userName={userName} overlay={overlay} onClose={close} onClosed={begin} />
  ),
});
