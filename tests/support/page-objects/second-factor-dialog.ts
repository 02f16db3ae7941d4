import type { Locator, Page } from '@playwright/test';

/** Page object of the second-factor dialog. */
export class SecondFactorDialog {
  readonly root: Locator;
  readonly tabs: Locator;
  readonly submit: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Two-step verification' });
    this.tabs = this.root.getByRole('tab');
    this.submit = this.root.getByRole('button', { name: 'Verify' });
    this.alert = this.root.getByRole('tabpanel').getByRole('alert').filter({ hasText: /\S/ });
  }

  field(label: string): Locator {
    return this.root.getByRole('textbox', { name: label });
  }

  choose(tab: string): Promise<void> {
    return this.root.getByRole('tab', { name: tab }).click();
  }
}
