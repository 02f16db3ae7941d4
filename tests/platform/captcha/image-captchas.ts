import { randomBytes, randomInt } from 'node:crypto';
import type { PlatformClock } from '../platform-clock';
import { drawCaptcha } from './draw-captcha';
import { GLYPHS } from './glyphs';

const CHARACTERS = Object.keys(GLYPHS);
const CAPTCHA_LENGTH = 4;
const CAPTCHA_TTL_MS = 2 * 60_000;

interface IssuedCaptcha {
  readonly text: string;
  readonly expiresAt: number;
}

/** Image captchas (CAPT-1). Each accepts one attempt, right or wrong, within two minutes. */
export class ImageCaptchas {
  private readonly issued = new Map<string, IssuedCaptcha>();

  constructor(private readonly clock: PlatformClock) {}

  draw(): { captchaId: string; image: string } {
    const captchaId = randomBytes(16).toString('hex');
    const text = Array.from({ length: CAPTCHA_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    this.issued.set(captchaId, { text, expiresAt: this.clock.now() + CAPTCHA_TTL_MS });
    const image = `data:image/svg+xml;base64,${Buffer.from(drawCaptcha(text)).toString('base64')}`;
    return { captchaId, image };
  }

  redeem(captchaId: string, typed: string): boolean {
    const captcha = this.issued.get(captchaId);
    this.issued.delete(captchaId);
    if (!captcha || captcha.expiresAt <= this.clock.now()) return false;
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
