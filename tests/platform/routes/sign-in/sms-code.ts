import { ERROR_CODES } from '../../../../src/contract/error-codes';
import type { Member } from '../../members/member';
import { identifyMobileNumber, type SentMobileNumber } from '../../members/sms-codes';
import { createRefusalError, type RefusalError } from '../../server/refusal';
import type { CallContext } from '../../server/route';

/** A call with a mobile number and an SMS code. */
type CodeCall = CallContext & {
  readonly body: SentMobileNumber & { readonly verificationCode?: string | undefined };
};

const codeArguments = ({ merchant, body }: CodeCall) =>
  [merchant.code, identifyMobileNumber(merchant.diallingCode, body), body.verificationCode ?? ''] as const;

/**
 * Returns the member with the mobile number if the SMS code is right, otherwise a refusal. The code stays valid until
 * {@link consumeSmsCode} is called.
 */
export function findMemberBySmsCode(call: CodeCall): Member | RefusalError {
  const [merchant, mobile, code] = codeArguments(call);
  const member = call.services.members.byMobile(merchant, mobile);
  if (!member) return createRefusalError(ERROR_CODES.unknownUser, 'No member has this number');
  const isRight = call.services.sms.isRight(merchant, mobile, code);
  return isRight ? member : createRefusalError('sms.code.err', 'The code is not right or no longer valid');
}

/** Invalidates the SMS code of a call. Returns whether the code was right. */
export const consumeSmsCode = (call: CodeCall): boolean => call.services.sms.redeem(...codeArguments(call));
