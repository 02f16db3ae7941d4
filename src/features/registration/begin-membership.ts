import type { Registered } from '../../contract/endpoints/registration';
import { ROUTES } from '../../contract/paths';
import { merchantCode } from '../../services/merchant/merchant-store';
import { go } from '../../services/navigation/navigator';
import { startSession } from '../../services/session/start-session';
import { type Candidate, choosesPassword } from './candidate';
import { registrationRules } from './register';

/** Begins the session of a new member and goes home (REG-3); who has the default password is led to another one (LOGIN-4). */
export function beginMembership(member: Registered, candidate: Candidate): void {
  if (member.token === '') {
    // A platform that gives no token lets the new member sign in by hand.
    go(ROUTES.login.path, { replace: true });
    return;
  }
  const rules = registrationRules();
  const hasDefault = !choosesPassword(candidate.way, rules) || candidate.password === rules.defaultPassword;
  startSession({
    id: member.id ?? member.customerId ?? '',
    token: member.token,
    merchantCode: merchantCode(),
    userName: memberName(member),
    type: -1,
    firstTimeLogin: false,
    updatePassword: hasDefault,
  });
  go(ROUTES.home.path, { replace: true });
}

export const memberName = (member: Registered): string => member.userName || member.customerName;
