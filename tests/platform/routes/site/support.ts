import { chatUnreadCount, launchChat } from '../../../../src/contract/endpoints/site/chat';
import { customerServices } from '../../../../src/contract/endpoints/site/customer-services';
import { downloadBarSettings } from '../../../../src/contract/endpoints/site/download-bar-settings';
import { createRefusalError } from '../../server/refusal';
import { createMemberRoute, createPublicRoute, type Route } from '../../server/route';
import { buildCustomerServiceEntries } from './customer-service-entries';

const noPermission = () => createRefusalError('no_permissions', 'This member has no chat');

export const supportRoutes: readonly Route[] = [
  createPublicRoute(customerServices, (call) => ({ services: buildCustomerServiceEntries(call, call.language) })),

  createPublicRoute(downloadBarSettings, ({ merchant }) => ({
    loginRequired: merchant.code === 'KOPI',
    rankLevel: 0,
    gift: merchant.code === 'FAIR' ? `/cdn/${merchant.code}/gift.svg` : '',
    rating: 5,
    ratingSource: merchant.code === 'FAIR' ? 'App Store' : '',
  })),

  createMemberRoute(launchChat, ({ services, origin, member, query }) => {
    if (member.type === 4) return noPermission();
    const ticket = services.chat.createTicket(member.id);
    const parameters = new URLSearchParams({ ...query, ticket });
    return { url: `${origin}/support/chat?${parameters}` };
  }),

  createMemberRoute(chatUnreadCount, ({ services, member, origin }) => {
    if (member.type === 4) return noPermission();
    return { unReadCount: services.chat.unread(member.id), chatUrl: `${origin}/support/chat` };
  }),
];
