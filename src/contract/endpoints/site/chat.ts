import { object, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { count, text } from '../../fields';

const launchLanguage = string();

/** Returns the URL of the customer-service chat (CS-2). */
export const launchChat = defineEndpoint({
  name: 'launchChat',
  path: '/wps/relay/CBS_launchChat',
  query: object({ headerColor: string(), language: launchLanguage }),
  response: object({ url: string() }),
  auth: 'required',
});

/** Number of unread chat messages (CS-2). */
export const chatUnreadCount = defineEndpoint({
  name: 'chatUnreadCount',
  path: '/wps/relay/CBS_unreadCount',
  response: object({ unReadCount: count, chatUrl: text }),
  auth: 'required',
});
