import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { object, optional, picklist, safeParse, string } from 'valibot';
import type { PlatformClock } from '../platform-clock';

/** Id of the Firebase project whose tokens are accepted. It determines the issuer and the audience of the tokens. */
export const FIREBASE_AUTH_PROJECT_ID = 'fairground-local';
const ISSUER = `https://securetoken.google.com/${FIREBASE_AUTH_PROJECT_ID}`;

const CHANNEL_OF = { phone: 'phone', 'google.com': 'google', 'facebook.com': 'facebook' } as const;
export type IdentityChannel = (typeof CHANNEL_OF)[keyof typeof CHANNEL_OF];

const claims = object({
  sub: string(),
  phone_number: optional(string()),
  name: optional(string(), ''),
  firebase: object({ sign_in_provider: picklist(['phone', 'google.com', 'facebook.com']) }),
});

/** An identity authenticated by the provider. */
export interface Identity {
  readonly channel: IdentityChannel;
  /** Stable id: the phone number for phone sign-in, otherwise the provider's user id. */
  readonly subject: string;
}

/** A code that the identity provider has sent by SMS. */
export interface IdentityProviderSmsCode {
  readonly phoneNumber: string;
  readonly code: string;
}

/**
 * Connection to the identity provider for phone and social sign-in. Until connect() is called, there is no provider.
 */
export class IdentityProviderConnection {
  /** SMS codes that the provider has sent, oldest first. */
  sentCodes: readonly IdentityProviderSmsCode[] = [];
  private connected: { readonly origin: string; readonly keys: JWTVerifyGetKey } | undefined;

  constructor(private readonly clock: PlatformClock) {}

  /** Origin of the provider's API and pages; `undefined` if no provider is connected. */
  get origin(): string | undefined {
    return this.connected?.origin;
  }

  /**
   * @param origin origin of the provider @param keySet URL of the provider's public signing keys (JWKS)
   */
  connect(origin: string, keySet = `${origin}/emulator/jwks`): void {
    this.connected = { origin, keys: createRemoteJWKSet(new URL(keySet)) };
  }

  disconnect(): void {
    this.connected = undefined;
    this.sentCodes = [];
  }

  /**
   * Verifies a token: its signature, issuer, audience, age and sign-in provider. Resolves with the identity of the
   * token, or with `undefined` if the token is invalid or no provider is connected. Rejects if the provider's signing
   * keys are not available.
   */
  async verify(token: string, channel: string): Promise<Identity | undefined> {
    if (!this.connected) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.connected.keys, {
        issuer: ISSUER,
        audience: FIREBASE_AUTH_PROJECT_ID,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'auth_time', 'exp'],
        maxTokenAge: '1h',
        currentDate: new Date(this.clock.now()),
        clockTolerance: 60,
      });
      const parsed = safeParse(claims, payload);
      if (!parsed.success || parsed.output.sub === '') return undefined;
      const { sub, phone_number: phone, firebase } = parsed.output;
      const tokenChannel = CHANNEL_OF[firebase.sign_in_provider];
      if (tokenChannel !== channel) return undefined;
      if (tokenChannel === 'phone') return phone ? { channel: tokenChannel, subject: phone } : undefined;
      return { channel: tokenChannel, subject: sub };
    } catch (error) {
      const isUnavailable = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
      if (isUnavailable) throw error;
      return undefined;
    }
  }
}
