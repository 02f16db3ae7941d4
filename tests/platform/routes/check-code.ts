import { ERROR_CODE } from '../../../src/contract/error-codes';
import type { Member } from '../members/member';
import { normalMobile } from '../members/sms-codes';
import { type Refusal, refuse } from '../server/refusal';
import type { Caller } from '../server/route';

/** A call that carries a mobile number and the code that was sent to it. */
type CodeCall = Caller & {
  readonly body: { readonly mobileNum?: string | undefined; readonly verificationCode?: string | undefined };
};

const sentCode = ({ merchant, body }: CodeCall) =>
  [merchant.code, normalMobile(body.mobileNum ?? ''), body.verificationCode ?? ''] as const;

/** The member whose number the code was sent to, or why not; the code stays good until it is spent. */
export function checkCode(call: CodeCall): Member | Refusal {
  const [merchant, mobile, code] = sentCode(call);
  const member = call.services.members.byMobile(merchant, mobile);
  if (!member) return refuse(ERROR_CODE.unknownUser, 'No member has this number');
  const isRight = call.services.sms.isRight(merchant, mobile, code);
  return isRight ? member : refuse('sms.code.err', 'The code is not right or no longer valid');
}

/** Uses the code of a call up. */
export const spendCode = (call: CodeCall): boolean => call.services.sms.redeem(...sentCode(call));
