import type { Locator, Page } from '@playwright/test';

/** Page object of home: game lanes and bottom navigation. */
export class HomePage {
  readonly main: Locator;
  readonly title: Locator;
  readonly bottomNavigation: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.title = page.getByRole('heading', { level: 1 });
    this.bottomNavigation = page.getByRole('navigation').last();
  }

  /** @param query including the question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/m/home${query}`);
  }

  /** Returns a lane by its title. */
  lane(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  /** Returns a game by the name on its card. */
  game(name: string): Locator {
    return this.main.getByRole('button', { name }).or(this.main.getByRole('link', { name })).first();
  }
}
