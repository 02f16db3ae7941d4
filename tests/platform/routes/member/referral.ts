import { referralInfo, registerDownlineAccount } from '../../../../src/contract/endpoints/account/referral';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { isWeakPassword, WEAK_PASSWORD_MESSAGE } from '../../members/passwords';
import { getReferralCode } from '../../members/referral-code';
import { createRefusalError } from '../../server/refusal';
import { createMemberRoute, type EndpointCall, type MemberSession, type Route } from '../../server/route';
import { answerOnce } from '../answer-once';
import { USERNAME_PATTERN } from '../registration/registration';

export const referralRoutes: readonly Route[] = [
  createMemberRoute(referralInfo, ({ services, merchant, member }) => {
    const code = getReferralCode(member.id);
    const count = (more: string) =>
      services.database.count(
        `SELECT count(*) AS n FROM member WHERE merchant = ? AND referral = ? ${more}`,
        merchant.code,
        code,
      );
    const hasDeposited = `AND id IN (SELECT memberId FROM ledgerEntry WHERE kind IN ('deposit', 'opening'))`;
    return { code, registered: count(''), deposited: count(hasDeposited) };
  }),

  createMemberRoute(registerDownlineAccount, (call) => {
    const { services, member, body } = call;
    // The id is optional, so that a platform without support for it can be connected.
    if (body.requestId === '') return registerDownline(call);
    return answerOnce(services, { memberId: member.id, endpoint: 'registerDownlineAccount', body }, () =>
      registerDownline(call),
    );
  }),
];

function registerDownline({
  services,
  merchant,
  member,
  body,
}: EndpointCall<typeof registerDownlineAccount> & MemberSession) {
  if (member.type !== 1 && member.type !== 2)
    return createRefusalError('no_permissions', 'Only agents register members');
  const username = body.username.trim();
  if (!USERNAME_PATTERN.test(username)) {
    return createRefusalError(ERROR_CODES.usernameInvalid, 'User names have 4 to 16 letters or digits');
  }
  if (isWeakPassword(body.password, username, merchant.defaultPassword)) {
    return createRefusalError(ERROR_CODES.weakPassword, WEAK_PASSWORD_MESSAGE);
  }
  const id = services.members.add({
    merchant: merchant.code,
    username,
    password: body.password,
    registeredAt: services.clock.now(),
    referral: getReferralCode(member.id),
    type: body.kind === 'agent' ? member.type : 0,
  });
  if (id === undefined) return createRefusalError(ERROR_CODES.usernameTaken, 'This name is taken');
  return { userName: username };
}
