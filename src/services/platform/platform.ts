import { createBrowserApi } from '../../api/browser-api';
import type { Call } from '../../api/call';
import { decideLoginDevice, readDeviceTraits } from '../../browser/device';
import { wantedLanguage } from '../i18n/i18n';
import { showApiError } from '../layers/notices';
import { merchantCode } from '../merchant/merchant-store';
import { watchAddress } from '../remembered-login/auto-login-flag';
import { currentSession, useSession } from '../session/session-store';
import { crypto } from './crypto';

type SessionOverListener = () => void;
let sessionOver: SessionOverListener = () => undefined;

/** Who is told when the platform says that the session is over (SESS-3); the composition root says. */
export function onSessionOver(listener: SessionOverListener): void {
  sessionOver = listener;
}

const api = createBrowserApi(
  {
    merchant: merchantCode,
    language: wantedLanguage,
    token: () => currentSession()?.token,
    epoch: () => useSession.getState().epoch,
    deviceHeader: () => decideLoginDevice(readDeviceTraits()),
    onSessionOver: () => sessionOver(),
    // Who shows a failure in its own place calls quietly; the others are told here (API-7, decision 12).
    onError: showApiError,
  },
  crypto,
);

/** Forgets the answers that belong to the member (SESS-4). */
export const { forgetMember } = api;

/** The platform's calls, bound to the merchant, language and session of this tab. */
export const call: Call = async (endpoint, ...options) => {
  const answer = await api.call(endpoint, ...options);
  if (!answer.ok) watchAddress(answer.error);
  return answer;
};
