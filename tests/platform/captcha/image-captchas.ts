import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../clock';
import { drawCaptcha } from './draw-captcha';
import { GLYPHS } from './glyphs';

const CHARACTERS = Object.keys(GLYPHS);
const LENGTH = 4;
const LIFE = 2 * 60_000;

interface Drawn {
  readonly text: string;
  readonly expiresAt: number;
}

/** Pictures to read (CAPT-1): each may be answered once, right or wrong, within two minutes. */
export class ImageCaptchas {
  private readonly drawn = new Map<string, Drawn>();

  constructor(private readonly clock: Clock) {}

  draw(): { captchaId: string; image: string } {
    const captchaId = randomBytes(16).toString('hex');
    const text = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    this.drawn.set(captchaId, { text, expiresAt: this.clock.now() + LIFE });
    const image = `data:image/svg+xml;base64,${Buffer.from(drawCaptcha(text)).toString('base64')}`;
    return { captchaId, image };
  }

  redeem(captchaId: string, typed: string): boolean {
    const drawn = this.drawn.get(captchaId);
    this.drawn.delete(captchaId);
    if (!drawn || drawn.expiresAt <= this.clock.now()) return false;
    return typed.trim().toUpperCase() === drawn.text;
  }

  /** What a person would read off the picture that was drawn last. */
  lastText(): string | undefined {
    return [...this.drawn.values()].at(-1)?.text;
  }

  reset(): void {
    this.drawn.clear();
  }
}
