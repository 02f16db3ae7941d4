import { systemClock } from '../../base/clock';
import { fail, type Result } from '../../base/result';
import { readDeployment } from '../../browser/deployment';
import { isOnline } from '../../browser/network';
import type { ApiError } from '../../contract/api-error';
import { chatLaunch } from '../../contract/endpoints/promotion';
import { useI18n } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { call } from '../../services/platform/platform';
import { serviceHosts } from '../../services/support/service-hosts';
import { chatAddress } from './chat-address';
import { chatLanguage } from './chat-language';
import { withChatRetries } from './with-chat-retries';

/** The chat has an address that may not be gone to, or the call for it failed. */
export type ChatFailure = ApiError | { readonly layer: 'address' };

/** Under this type the deployment lists the chat's hosts. */
const CHAT_TYPE = 'CBS';

/** Asks for the chat's address (CS-2). */
export async function launchChat(signal: AbortSignal): Promise<Result<string, ChatFailure>> {
  const { status } = useMerchant.getState();
  const { name = '', headerColor = '' } = status?.info.whitelabelVal ?? {};
  const language = chatLanguage(useI18n.getState().language.code);
  const launched = await withChatRetries(
    () => call(chatLaunch, { query: { headerColor, language }, quiet: true, once: true, signal }),
    { clock: systemClock, isOnline, signal },
  );
  if (!launched.ok) return launched;
  const backUrl = location.origin + location.pathname;
  const hosts = serviceHosts(CHAT_TYPE, readDeployment().services, status, location.origin);
  const led = chatAddress(launched.value.url, { title: name, backUrl, language }, hosts);
  return led.ok ? led : fail({ layer: 'address' });
}
