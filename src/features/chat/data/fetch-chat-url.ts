import { systemClock } from '../../../base/clock';
import { fail, type Result } from '../../../base/result';
import { readDeploymentSettings } from '../../../browser/page/deployment';
import type { ApiError } from '../../../contract/api-error';
import type { UnsafeUrlError } from '../../../contract/app-error';
import { launchChat } from '../../../contract/endpoints/site/chat';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { useI18n } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { call } from '../../../services/platform/api-client';
import { listCustomerServiceHosts } from '../../../services/support/customer-service-url';
import { buildChatUrl, toChatLanguage } from './chat-url';
import { withChatRetries } from './with-chat-retries';

/** Why the chat cannot be opened: the request failed, or the chat's URL is not allowed (`unsafe-url`). */
export type ChatFailure = ApiError | UnsafeUrlError;

/** Key of the chat's hosts in `services` of the deployment settings. */
const CHAT_TYPE = 'CBS';

/** Fetches the chat's URL with retries, and validates its host (CS-2). */
export async function fetchChatUrl(signal: AbortSignal): Promise<Result<string, ChatFailure>> {
  const { status } = useMerchant.getState();
  const { name: brandName = '', headerColor = '' } = status?.info.whitelabelVal ?? {};
  const language = toChatLanguage(useI18n.getState().language.code);
  const response = await withChatRetries(
    () => call(launchChat, { query: { headerColor, language }, quiet: true, once: true, signal }),
    { clock: systemClock, signal },
  );
  if (!response.ok) return response;
  const backUrl = location.origin + location.pathname;
  const hosts = listCustomerServiceHosts(CHAT_TYPE, readDeploymentSettings().services, getTrustedHosts());
  const url = buildChatUrl(response.value.url, { title: brandName, backUrl, language }, hosts);
  return url.ok ? url : fail({ layer: 'unsafe-url', requestId: response.requestId });
}
