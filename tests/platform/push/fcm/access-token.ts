import { importPKCS8, SignJWT } from 'jose';
import { number, object, parse, string } from 'valibot';
import type { ServiceAccount } from './service-account';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** How long an assertion is valid (s). */
const ASSERTION_LIFETIME_S = 3_600;
/** Remaining lifetime at which an access token is replaced (ms). */
const RENEWAL_MARGIN_MS = 60_000;
const TIMEOUT_MS = 10_000;

const granted = object({ access_token: string(), expires_in: number() });

/**
 * Returns a function that resolves with an OAuth access token of a service account (RFC 7523). It requests a new
 * token only when the last one is about to expire. @param now returns the current time (epoch ms)
 */
export function createAccessTokenProvider(account: ServiceAccount, now: () => number): () => Promise<string> {
  let current = { token: '', expires: 0 };
  return async () => {
    if (current.expires - RENEWAL_MARGIN_MS <= now()) current = await request();
    return current.token;
  };

  async function request(): Promise<typeof current> {
    const { client_email, private_key, token_uri } = account;
    const issuedAt = Math.floor(now() / 1_000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ASSERTION_LIFETIME_S)
      .sign(await importPKCS8(private_key, 'RS256'));
    const response = await fetch(token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT_TYPE, assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${token_uri}: ${response.status} ${await response.text()}`);
    const { access_token, expires_in } = parse(granted, await response.json());
    return { token: access_token, expires: now() + expires_in * 1_000 };
  }
}
