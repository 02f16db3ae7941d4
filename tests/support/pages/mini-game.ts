import { expect, type Locator, type Page } from '@playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The floating mini game. */
export class MiniGameBubble {
  readonly region: Locator;
  readonly bubble: Locator;
  readonly close: Locator;
  readonly frame: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Mini game' });
    this.bubble = this.region.getByRole('button', { name: 'Open the mini game' });
    this.close = this.region.getByRole('button', { name: 'Close' });
    this.frame = page.locator('iframe[src*="mini-game"]');
  }

  /** Its left, top, right and bottom, in pixels of the window, rounded. */
  async edges(): Promise<{ left: number; top: number; right: number; bottom: number }> {
    const box = await this.region.boundingBox();
    if (!box) throw new Error('The mini game is not on screen');
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    return { left, top, right: Math.round(box.x + box.width), bottom: Math.round(box.y + box.height) };
  }

  /** Until it lies where it first does: as near to what ends the page below as its margin lets it. */
  async untilPlaced(): Promise<void> {
    await expect(this.bubble).toBeVisible();
    const bar = this.page.getByRole('navigation', { name: 'Main' });
    const gap = async () => ((await bar.boundingBox())?.y ?? 0) - (await this.edges()).bottom;
    const margin = (this.page.viewportSize()?.width ?? 0) * 0.02;
    await expect.poll(async () => Math.abs((await gap()) - margin)).toBeLessThan(1);
  }

  /** Opens it, and waits until its taps are meant for what it shows. */
  async open(): Promise<void> {
    await this.bubble.click();
    await expect(this.close).toBeVisible();
    await expect(this.frame).not.toHaveAttribute('inert');
  }

  /** Presses the middle of the bubble, moves by so many pixels in steps, and lets go. */
  async drag(by: Place, steps = 5): Promise<void> {
    await expect(this.bubble).toBeVisible();
    const { left, top } = await this.edges();
    const { mouse } = this.page;
    await mouse.move(left + 32, top + 32);
    await mouse.down();
    await mouse.move(left + 32 + by.x, top + 32 + by.y, { steps });
    await mouse.up();
  }
}
