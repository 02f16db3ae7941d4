import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The screen that starts a game and shows it in a frame. */
export class LaunchPage {
  readonly main: Locator;
  readonly game: FrameLocator;
  readonly retry: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.game = page.locator('iframe').contentFrame();
    this.retry = page.getByRole('button', { name: 'Retry' });
  }

  /** `query` names the game, such as `?gameCode=…`. */
  async open(query: string): Promise<void> {
    await this.page.goto(`/m/launchGame${query}`);
  }
}
