import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlatformClock } from '../platform-clock';

/** The proof that Geetest v4 gives the page after a passed verification; the page sends it to the merchant. */
export interface GeetestV4Proof {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

interface Lot {
  readonly captchaId: string;
  seccode?: GeetestV4Proof;
  isUsed: boolean;
}

/** Mock of Geetest's servers, v3 and v4: issues challenges and validates each solution once. */
export class GeetestMock {
  private readonly lots = new Map<string, Lot>();
  /** Challenges of Geetest v3. The value of each is whether its solution has been validated. */
  private readonly challenges = new Map<string, boolean>();
  private readonly key = randomBytes(32);

  constructor(private readonly clock: PlatformClock) {}

  /** Creates a challenge of Geetest v4. Returns its lot number. */
  load(captchaId: string): string {
    const lotNumber = randomBytes(16).toString('hex');
    this.lots.set(lotNumber, { captchaId, isUsed: false });
    return lotNumber;
  }

  /**
   * Marks a challenge of Geetest v4 as solved. Returns the proof of its solution; undefined if there is no such
   * challenge.
   */
  pass(lotNumber: string): GeetestV4Proof | undefined {
    const lot = this.lots.get(lotNumber);
    if (!lot) return undefined;
    lot.seccode = {
      lot_number: lotNumber,
      captcha_output: randomBytes(32).toString('base64url'),
      pass_token: randomBytes(32).toString('hex'),
      gen_time: String(Math.floor(this.clock.now() / 1000)),
    };
    return lot.seccode;
  }

  /**
   * Whether a proof of Geetest v4 is genuine and unused, and `signToken` is its signature with the merchant's key. A
   * valid proof is then marked as used.
   */
  validate(captchaId: string, proof: GeetestV4Proof, signToken: string, merchantKey: string): boolean {
    const lot = this.lots.get(proof.lot_number);
    if (!lot?.seccode || lot.isUsed || lot.captchaId !== captchaId) return false;
    const { seccode } = lot;
    const isGenuine = (['captcha_output', 'pass_token', 'gen_time'] as const).every(
      (name) => proof[name] === seccode[name],
    );
    const isSigned = isSame(signToken, signGeetestLotNumber(proof.lot_number, merchantKey));
    lot.isUsed = isGenuine && isSigned;
    return lot.isUsed;
  }

  /** Creates a challenge of Geetest v3 and returns it. */
  challenge(): string {
    const challenge = randomBytes(16).toString('hex');
    this.challenges.set(challenge, false);
    return challenge;
  }

  /**
   * Marks a challenge of Geetest v3 as solved. Returns the proof of its solution; undefined if there is no such
   * challenge.
   */
  solve(challenge: string): string | undefined {
    return this.challenges.has(challenge) ? this.proofOf(challenge) : undefined;
  }

  /** Whether a seccode (proof) of Geetest v3 belongs to the challenge. Each seccode is valid once. */
  validateV3(challenge: string, seccode: string): boolean {
    if (this.challenges.get(challenge) !== false) return false;
    const isGenuine = isSame(seccode, `${this.proofOf(challenge)}|jordan`);
    if (isGenuine) this.challenges.set(challenge, true);
    return isGenuine;
  }

  reset(): void {
    this.lots.clear();
    this.challenges.clear();
  }

  private proofOf(challenge: string): string {
    return createHmac('sha256', this.key).update(challenge).digest('hex').slice(0, 32);
  }
}

/** Signs a lot number with the merchant's key. */
export const signGeetestLotNumber = (lotNumber: string, merchantKey: string): string =>
  createHmac('sha256', merchantKey).update(lotNumber).digest('hex');

function isSame(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
