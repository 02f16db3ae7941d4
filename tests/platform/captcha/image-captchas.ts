import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { PlatformClock } from '../platform-clock';
import { drawCaptcha } from './draw-captcha';
import { GLYPHS } from './glyphs';

const CHARACTERS = Object.keys(GLYPHS);
const CAPTCHA_LENGTH = 4;
const CAPTCHA_TTL_MS = 2 * 60_000;
/** Zero bits with which the digest of a number begins that is taken in place of the characters. */
const WORK_BITS = 14;

interface IssuedCaptcha {
  readonly text: string;
  readonly takesWork: boolean;
  readonly expiresAt: number;
}

/** Whether the number proves the work for a captcha. */
function isWork(captchaId: string, number: string): boolean {
  if (!/^\d{1,12}$/.test(number)) return false;
  const digest = createHash('sha256').update(`${captchaId}:${number}`).digest();
  return digest.readUInt32BE(0) >>> (32 - WORK_BITS) === 0;
}

/** Image captchas (CAPT-1). Each accepts one attempt, right or wrong, within two minutes. */
export class ImageCaptchas {
  private readonly issued = new Map<string, IssuedCaptcha>();

  constructor(private readonly clock: PlatformClock) {}

  /** @param takesWork whether the work of a device is taken in place of the characters (CAPT-5) */
  draw(takesWork: boolean): { captchaId: string; image: string; workBits?: number } {
    const captchaId = randomBytes(16).toString('hex');
    const text = Array.from({ length: CAPTCHA_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    this.issued.set(captchaId, { text, takesWork, expiresAt: this.clock.now() + CAPTCHA_TTL_MS });
    const image = `data:image/svg+xml;base64,${Buffer.from(drawCaptcha(text)).toString('base64')}`;
    return { captchaId, image, ...(takesWork && { workBits: WORK_BITS }) };
  }

  redeem(captchaId: string, typed: string): boolean {
    const captcha = this.issued.get(captchaId);
    this.issued.delete(captchaId);
    if (!captcha || captcha.expiresAt <= this.clock.now()) return false;
    if (captcha.takesWork && isWork(captchaId, typed)) return true;
    return typed.trim().toUpperCase() === captcha.text;
  }

  /** Returns the text of the most recent captcha. */
  lastText(): string | undefined {
    return [...this.issued.values()].at(-1)?.text;
  }

  reset(): void {
    this.issued.clear();
  }
}
