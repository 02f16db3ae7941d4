import type { Locator, Page } from '@playwright/test';

/** Home: the lanes of games and the bottom navigation. */
export class HomePage {
  readonly main: Locator;
  readonly title: Locator;
  readonly bottomNavigation: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.title = page.getByRole('heading', { level: 1 });
    this.bottomNavigation = page.getByRole('navigation').last();
  }

  /** `query` starts with a question mark. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/m/home${query}`);
  }

  /** A row of games by its title. */
  lane(title: string): Locator {
    return this.main.getByRole('region', { name: title });
  }

  /** A game by the name on its card. */
  game(name: string): Locator {
    return this.main.getByRole('button', { name }).or(this.main.getByRole('link', { name })).first();
  }
}
