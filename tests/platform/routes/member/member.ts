import { memberInfo, saveMemberLanguage } from '../../../../src/contract/endpoints/account/member';
import { hasNeverChosenPassword } from '../../members/passwords';
import { resolveLanguage } from '../../merchants/resolve-language';
import { localizeRankName } from '../../seed/vip-ranks';
import { createRefusalError } from '../../server/refusal';
import { createMemberRoute, type Route } from '../../server/route';

export const memberRoutes: readonly Route[] = [
  createMemberRoute(memberInfo, ({ services, merchant, member, language }) => {
    const { PWDEXPFORCECHANGE3: expiryForces } = services.switches.of(merchant);
    return {
      id: String(member.id),
      customerId: String(member.id),
      userName: member.username,
      type: member.type,
      regDate: member.registeredAt,
      language: member.language || merchant.defaultLanguage,
      clubLabel: {
        labelName: localizeRankName(member.labelName, resolveLanguage(merchant, language)),
        type: member.labelType,
        rankLevel: member.rankLevel,
      },
      ...(services.scenarios.of(merchant.code).sendsPasswordState && {
        passwordChangeDue: member.firstLogin || member.passwordDefault || (member.passwordExpired && expiryForces),
        passwordUnset: hasNeverChosenPassword(member),
      }),
    };
  }),

  createMemberRoute(saveMemberLanguage, ({ services, merchant, member, body }) => {
    if (member.type === 4) return createRefusalError('no_permissions', 'This member has no language of its own');
    if (!merchant.languages.includes(body.language))
      return createRefusalError('language.invalid', 'This language is not offered');
    services.members.setLanguage(member.id, body.language);
    return {};
  }),
];
