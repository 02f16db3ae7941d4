import { array, object, parse, string } from 'valibot';
import { forwardRequest } from '../gateway/forward-request';
import { createNotFoundResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import {
  FIREBASE_AUTH_PROJECT_ID,
  type IdentityProviderConnection,
  type IdentityProviderSmsCode,
} from './identity-provider-connection';

const PATHS = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/'];

/** Whether a path belongs to the identity provider, which is proxied under this server's origin. */
export const isIdentityProviderPath = (path: string): boolean => PATHS.some((prefix) => path.startsWith(prefix));

const sentCodesSchema = object({ verificationCodes: array(object({ phoneNumber: string(), code: string() })) });

async function fetchCodes(origin: string): Promise<readonly IdentityProviderSmsCode[]> {
  const response = await fetch(`${origin}/emulator/v1/projects/${FIREBASE_AUTH_PROJECT_ID}/verificationCodes`);
  return parse(sentCodesSchema, await response.json()).verificationCodes;
}

/** Forwards a request to the identity provider and stores the SMS codes that it has sent, for the console. */
export async function forwardToIdentityProvider(
  identity: IdentityProviderConnection,
  incoming: IncomingRequest,
): Promise<HttpResponse> {
  const { origin } = identity;
  if (origin === undefined) return createNotFoundResponse();
  const response = await forwardRequest({ origin }, incoming);
  if (incoming.path.endsWith(':sendVerificationCode')) identity.sentCodes = await fetchCodes(origin);
  return response;
}
