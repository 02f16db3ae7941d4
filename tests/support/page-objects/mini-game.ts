import { expect, type Locator, type Page } from '@playwright/test';

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Page object of the floating mini game. */
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

  /** Waits until the bubble is on the screen. Resolves with its edges in the viewport, rounded (px). */
  async edges(): Promise<{ left: number; top: number; right: number; bottom: number }> {
    await expect(this.region).toBeVisible();
    const box = await this.region.boundingBox();
    if (!box) throw new Error('The mini game is not on screen');
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    return { left, top, right: Math.round(box.x + box.width), bottom: Math.round(box.y + box.height) };
  }

  /** Waits until the bubble is at its initial position: docked, one margin above the bottom navigation. */
  async waitUntilPlaced(): Promise<void> {
    await expect(this.bubble).toBeVisible();
    const bar = this.page.getByRole('navigation', { name: 'Main' });
    const gap = async () => ((await bar.boundingBox())?.y ?? 0) - (await this.edges()).bottom;
    const margin = (this.page.viewportSize()?.width ?? 0) * 0.02;
    await expect.poll(async () => Math.abs((await gap()) - margin)).toBeLessThan(1);
  }

  /** Opens the mini game and waits until its frame accepts taps. */
  async open(): Promise<void> {
    await this.bubble.click();
    await expect(this.close).toBeVisible();
    await expect(this.frame).not.toHaveAttribute('inert');
  }

  /** Drags the bubble by an offset (px) in steps. */
  async drag(by: Offset, steps = 5): Promise<void> {
    await expect(this.bubble).toBeVisible();
    const { left, top, right, bottom } = await this.edges();
    const from = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + by.x, from.y + by.y, { steps });
    await mouse.up();
  }
}
