import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock';

/** What a passed verification of Geetest v4 gives the page, which hands it to the merchant. */
export interface Seccode {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

interface Lot {
  readonly captchaId: string;
  seccode?: Seccode;
  isUsed: boolean;
}

/** Stands in for Geetest's servers, v3 and v4: hands out challenges, judges them, and vouches for each once. */
export class GeetestVendor {
  private readonly lots = new Map<string, Lot>();
  /** v3: challenge to whether it has been vouched for. */
  private readonly challenges = new Map<string, boolean>();
  private readonly key = randomBytes(32);

  constructor(private readonly clock: Clock) {}

  /** v4: a task for the page. @returns its lot number */
  load(captchaId: string): string {
    const lotNumber = randomBytes(16).toString('hex');
    this.lots.set(lotNumber, { captchaId, isUsed: false });
    return lotNumber;
  }

  /** v4: the visitor has solved the task. */
  pass(lotNumber: string): Seccode | undefined {
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

  /** v4: the merchant asks whether the page tells the truth; signed with the merchant's key, answered once. */
  validate(captchaId: string, told: Seccode, signToken: string, merchantKey: string): boolean {
    const lot = this.lots.get(told.lot_number);
    if (!lot?.seccode || lot.isUsed || lot.captchaId !== captchaId) return false;
    const { seccode } = lot;
    const isTrue = (['captcha_output', 'pass_token', 'gen_time'] as const).every(
      (name) => told[name] === seccode[name],
    );
    const isSigned = isSame(signToken, signLot(told.lot_number, merchantKey));
    lot.isUsed = isTrue && isSigned;
    return lot.isUsed;
  }

  /** v3: a new challenge, signed by nobody but known here. */
  challenge(): string {
    const challenge = randomBytes(16).toString('hex');
    this.challenges.set(challenge, false);
    return challenge;
  }

  /** v3: the visitor has solved the challenge. @returns its proof */
  solve(challenge: string): string | undefined {
    return this.challenges.has(challenge) ? this.proofOf(challenge) : undefined;
  }

  /** v3: whether the seccode is the challenge's; once. */
  validateV3(challenge: string, seccode: string): boolean {
    if (this.challenges.get(challenge) !== false) return false;
    const isTrue = isSame(seccode, `${this.proofOf(challenge)}|jordan`);
    if (isTrue) this.challenges.set(challenge, true);
    return isTrue;
  }

  reset(): void {
    this.lots.clear();
    this.challenges.clear();
  }

  private proofOf(challenge: string): string {
    return createHmac('sha256', this.key).update(challenge).digest('hex').slice(0, 32);
  }
}

/** How a merchant signs a lot number for the vendor. */
export const signLot = (lotNumber: string, merchantKey: string): string =>
  createHmac('sha256', merchantKey).update(lotNumber).digest('hex');

function isSame(told: string, expected: string): boolean {
  const [one, other] = [Buffer.from(told), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
