import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { object, optional, picklist, safeParse, string } from 'valibot';
import type { Clock } from '../clock';

/** The project whose tokens count: issuer and audience of every token. */
export const PROJECT = 'fairground-local';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;

const CHANNEL_OF = { phone: 'phone', 'google.com': 'google', 'facebook.com': 'facebook' } as const;
export type IdentityChannel = (typeof CHANNEL_OF)[keyof typeof CHANNEL_OF];

const claims = object({
  sub: string(),
  phone_number: optional(string()),
  name: optional(string(), ''),
  firebase: object({ sign_in_provider: picklist(['phone', 'google.com', 'facebook.com']) }),
});

/** Whom the provider vouches for. */
export interface Identity {
  readonly channel: IdentityChannel;
  /** What stays the same from sign-in to sign-in: the number of a phone, the provider's id of everybody else. */
  readonly subject: string;
}

/** A code the provider has sent by SMS. */
export interface SentCode {
  readonly phoneNumber: string;
  readonly code: string;
}

/** The identity provider behind phone and social sign-in, when one is connected. */
export class IdentityProvider {
  /** What the emulator has sent, oldest first; a real provider sends it to phones. */
  sentCodes: readonly SentCode[] = [];
  private connected: { readonly origin: string; readonly keys: JWTVerifyGetKey } | undefined;

  constructor(private readonly clock: Clock) {}

  /** Where its API and its pages are; undefined when there is none. */
  get origin(): string | undefined {
    return this.connected?.origin;
  }

  /** @param origin of the provider @param keySet address of the keys its tokens are signed with */
  connect(origin: string, keySet = `${origin}/emulator/jwks`): void {
    this.connected = { origin, keys: createRemoteJWKSet(new URL(keySet)) };
  }

  disconnect(): void {
    this.connected = undefined;
    this.sentCodes = [];
  }

  /**
   * Whom a token vouches for; undefined when it does not count: signature, issuer, audience, age, and the provider it says
   * it is of. Throws when the keys cannot be had.
   */
  async verify(token: string, channel: string): Promise<Identity | undefined> {
    if (!this.connected) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.connected.keys, {
        issuer: ISSUER,
        audience: PROJECT,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'auth_time', 'exp'],
        maxTokenAge: '1h',
        currentDate: new Date(this.clock.now()),
        clockTolerance: 60,
      });
      const parsed = safeParse(claims, payload);
      if (!parsed.success || parsed.output.sub === '') return undefined;
      const { sub, phone_number: phone, firebase } = parsed.output;
      const told = CHANNEL_OF[firebase.sign_in_provider];
      if (told !== channel) return undefined;
      if (told === 'phone') return phone ? { channel: told, subject: phone } : undefined;
      return { channel: told, subject: sub };
    } catch (error) {
      const isOutOfReach = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
      if (isOutOfReach) throw error;
      return undefined;
    }
  }
}
