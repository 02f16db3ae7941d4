/** The platform's clock: the system clock or a given one, plus the offset set from the console. */
export class PlatformClock {
  private offsetMs = 0;

  constructor(private readonly source: () => number = Date.now) {}

  /** Returns the platform's current time (epoch ms). */
  now(): number {
    return this.source() + this.offsetMs;
  }

  advance(milliseconds: number): void {
    this.offsetMs += milliseconds;
  }

  reset(): void {
    this.offsetMs = 0;
  }
}
