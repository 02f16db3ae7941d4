import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { PlatformClock } from '../platform-clock';

/** Size of the platform's RSA keys (bits). The client accepts this size and larger ones. */
const RSA_BITS = 1024;
const ROTATION_INTERVAL_MS = 30 * 60_000;
/** How long bodies encrypted with the previous key are accepted (ms). */
const GRACE_PERIOD_MS = 2 * 60_000;

interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  readonly createdAt: number;
}

/** The platform's RSA key pairs: the current one, and the previous one for a grace period. */
export class RsaKeys {
  private current: KeyPair;
  private previous: KeyPair | undefined;

  constructor(private readonly clock: PlatformClock) {
    this.current = this.generate();
  }

  /** Returns the current public key (PEM, SPKI). Rotates the key pair first if it is too old. */
  publicKey(): string {
    if (this.clock.now() - this.current.createdAt >= ROTATION_INTERVAL_MS) this.rotate();
    return this.current.publicKey;
  }

  rotate(): void {
    this.previous = this.current;
    this.current = this.generate();
  }

  /** Replaces the current key without a grace period. */
  revoke(): void {
    this.rotate();
    this.previous = undefined;
  }

  /** Returns the accepted private keys, newest first. */
  accepted(): KeyObject[] {
    const keys = [this.current.privateKey];
    if (this.previous && this.clock.now() - this.current.createdAt <= GRACE_PERIOD_MS)
      keys.push(this.previous.privateKey);
    return keys;
  }

  private generate(): KeyPair {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
    return {
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      privateKey,
      createdAt: this.clock.now(),
    };
  }
}
