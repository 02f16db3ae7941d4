/** Time of the platform: the machine's clock, or the one handed in, plus what the console advanced it by. */
export class Clock {
  private ahead = 0;

  constructor(private readonly source: () => number = Date.now) {}

  /** Epoch milliseconds. */
  now(): number {
    return this.source() + this.ahead;
  }

  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  reset(): void {
    this.ahead = 0;
  }
}
