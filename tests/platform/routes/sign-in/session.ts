import { extendSession } from '../../../../src/contract/endpoints/account/extend-session';
import { logout } from '../../../../src/contract/endpoints/account/logout';
import { rsaKey } from '../../../../src/contract/endpoints/account/rsa-key';
import { changePassword, login, verifyLoginSecondFactor } from '../../../../src/contract/endpoints/account/session';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { hasNeverChosenPassword, isWeakPassword, verifyPassword, WEAK_PASSWORD_MESSAGE } from '../../members/passwords';
import { createRefusalError } from '../../server/refusal';
import { createMemberRoute, createPublicRoute, type Route } from '../../server/route';
import { handleLogin } from './handle-login';
import { verifySecondFactor } from './second-factor';

export const sessionRoutes: readonly Route[] = [
  createPublicRoute(rsaKey, ({ services }) => ({ publicKey: services.keys.publicKey() })),
  createPublicRoute(login, handleLogin),
  createPublicRoute(verifyLoginSecondFactor, verifySecondFactor),

  createMemberRoute(logout, ({ services, session }) => {
    services.sessions.end(session.id, 'logged out');
    return {};
  }),

  createMemberRoute(extendSession, ({ services, session }) => {
    services.sessions.extend(session.id);
    return {};
  }),

  createMemberRoute(changePassword, ({ services, merchant, member, session, body }) => {
    // A first password needs no old one: the current one is the merchant's default or random.
    if (!hasNeverChosenPassword(member) && !verifyPassword(body.oldPassword ?? '', member.password)) {
      return createRefusalError(ERROR_CODES.oldPasswordWrong, 'The old password is not right');
    }
    const isSame = body.newPassword === body.oldPassword;
    if (isSame || isWeakPassword(body.newPassword, member.username, merchant.defaultPassword)) {
      return createRefusalError(ERROR_CODES.weakPassword, WEAK_PASSWORD_MESSAGE);
    }
    services.members.setPassword(member.id, body.newPassword);
    services.sessions.endOthers(session, 'password changed');
    return {};
  }),
];
