import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Clock } from '../clock';

/** Size the legacy envelope is used with; the client takes any. */
const RSA_BITS = 1024;
const ROTATE_EVERY = 30 * 60_000;
/** How long a body sealed for the key before is still taken. */
const GRACE = 2 * 60_000;

interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  readonly madeAt: number;
}

/** The platform's key pairs: one in use, and the one before it for a grace period. Times are milliseconds. */
export class RsaKeys {
  private current: KeyPair;
  private previous: KeyPair | undefined;

  constructor(private readonly clock: Clock) {
    this.current = this.generate();
  }

  /** PEM (SPKI) of the key in use; a key that had its time is replaced first. */
  publicKey(): string {
    if (this.clock.now() - this.current.madeAt >= ROTATE_EVERY) this.rotate();
    return this.current.publicKey;
  }

  rotate(): void {
    this.previous = this.current;
    this.current = this.generate();
  }

  /** Replaces the key in use and takes nothing sealed for it any more. */
  revoke(): void {
    this.rotate();
    this.previous = undefined;
  }

  /** Private keys that open a body now, the newest first. */
  accepted(): KeyObject[] {
    const keys = [this.current.privateKey];
    if (this.previous && this.clock.now() - this.current.madeAt <= GRACE) keys.push(this.previous.privateKey);
    return keys;
  }

  private generate(): KeyPair {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
    return {
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      privateKey,
      madeAt: this.clock.now(),
    };
  }
}
