import { createBrowserApiClient } from '../../api/browser-api-client';
import type { CallEndpoint } from '../../api/call';
import { decideLoginDeviceType, readDeviceTraits } from '../../browser/device/device';
import { isOnline } from '../../browser/device/network';
import type { ApiError, Refusal } from '../../contract/api-error';
import { getRequestLanguageCode } from '../i18n/i18n';
import { getMerchantCode } from '../merchant/merchant-store';
import { showErrorNotice } from '../overlays/notices';
import { disableAutoLoginOnIpChange } from '../remembered-login/auto-login-flag';
import { getCurrentSession, useSession } from '../session/session-store';
import { logContractDeviations } from './deviation-log';
import { logFinishedCall } from './failed-calls';
import { recordPlatformTime } from './platform-time';
import { webWorker } from './web-worker';

type SessionExpiredListener = (error: ApiError) => void;
let sessionExpiredListener: SessionExpiredListener = () => undefined;

/** Registers the listener that is called when the platform has ended the session (SESS-3). */
export function setSessionExpiredListener(listener: SessionExpiredListener): void {
  sessionExpiredListener = listener;
}

type RefusalListener = (refusal: Refusal, epoch: number | undefined) => void;
let refusalListener: RefusalListener = () => undefined;

/**
 * Registers the listener that is called for each call that the platform refuses, also a quiet one, with the number of
 * the session whose token was sent.
 */
export function setRefusalListener(listener: RefusalListener): void {
  refusalListener = listener;
}

function handleFailure(error: ApiError, epoch: number | undefined): void {
  disableAutoLoginOnIpChange(error);
  if (error.layer === 'business') refusalListener(error, epoch);
}

const commonOptions = {
  merchant: getMerchantCode,
  language: getRequestLanguageCode,
  isOnline,
  deviceHeader: () => decideLoginDeviceType(readDeviceTraits()),
  onPlatformTime: recordPlatformTime,
};

const api = createBrowserApiClient(
  {
    ...commonOptions,
    token: () => getCurrentSession()?.token,
    epoch: () => useSession.getState().epoch,
    onSessionExpired: (error) => sessionExpiredListener(error),
    onFailure: handleFailure,
    // Shows the errors of requests that are not `quiet`; callers of `quiet` requests show them themselves (API-7,
    // decision 12).
    onError: (error) => showErrorNotice(error, 'background'),
    onFinished: logFinishedCall,
    onDeviations: logContractDeviations,
  },
  webWorker,
);

/** Sends a request to the platform with the merchant, language and session of this tab. */
export const { call } = api;

/**
 * Returns a call function that sends `token` instead of the token of this tab's session (ROUTE-3). A refused token does
 * not end the session.
 */
export const createCallFunctionWithToken = (token: string): CallEndpoint =>
  createBrowserApiClient(
    { ...commonOptions, token: () => token, epoch: () => 0, onSessionExpired: () => undefined },
    webWorker,
  ).call;
