import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { PlatformClock } from '../platform-clock';
import { computeWorkBits } from './compute-work-bits';
import { drawCaptcha } from './draw-captcha';
import { GLYPHS } from './glyphs';

const CHARACTERS = Object.keys(GLYPHS);
const CAPTCHA_LENGTH = 4;
const CAPTCHA_TTL_MS = 2 * 60_000;
/** For how long a picture makes the next ones of its address dearer. */
const COUNTED_MS = 60 * 60_000;

interface IssuedCaptcha {
  readonly text: string;
  /** Zero bits with which the digest of a number begins that is taken in place of the characters; absent: none is. */
  readonly workBits: number | undefined;
  readonly expiresAt: number;
}

/** Whether the number proves the work for a captcha. */
function isWork(captchaId: string, number: string, bits: number): boolean {
  if (!/^\d{1,12}$/.test(number)) return false;
  const digest = createHash('sha256').update(`${captchaId}:${number}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** Image captchas (CAPT-1). Each accepts one attempt, right or wrong, within two minutes. */
export class ImageCaptchas {
  private readonly issued = new Map<string, IssuedCaptcha>();
  /** When the pictures of each address were drawn. */
  private readonly drawn = new Map<string, number[]>();

  constructor(private readonly clock: PlatformClock) {}

  /**
   * @param address which asks for the picture
   * @param takesWork whether the work of a device is taken in place of the characters (CAPT-5)
   */
  draw(address: string, takesWork: boolean): { captchaId: string; image: string; workBits?: number } {
    const now = this.clock.now();
    const earlier = (this.drawn.get(address) ?? []).filter((at) => at > now - COUNTED_MS);
    this.drawn.set(address, [...earlier, now]);
    const workBits = takesWork ? computeWorkBits(earlier.length) : undefined;
    const captchaId = randomBytes(16).toString('hex');
    const text = Array.from({ length: CAPTCHA_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    this.issued.set(captchaId, { text, workBits, expiresAt: now + CAPTCHA_TTL_MS });
    const image = `data:image/svg+xml;base64,${Buffer.from(drawCaptcha(text)).toString('base64')}`;
    return { captchaId, image, ...(workBits !== undefined && { workBits }) };
  }

  redeem(captchaId: string, typed: string): boolean {
    const captcha = this.issued.get(captchaId);
    this.issued.delete(captchaId);
    if (!captcha || captcha.expiresAt <= this.clock.now()) return false;
    if (captcha.workBits !== undefined && isWork(captchaId, typed, captcha.workBits)) return true;
    return typed.trim().toUpperCase() === captcha.text;
  }

  /** Returns the text of the most recent captcha. */
  lastText(): string | undefined {
    return [...this.issued.values()].at(-1)?.text;
  }

  reset(): void {
    this.issued.clear();
    this.drawn.clear();
  }
}
