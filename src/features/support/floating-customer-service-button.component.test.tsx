import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { UpdateBar } from '../lifecycle/update-bar';
import { FloatingCustomerServiceButton } from './floating-customer-service-button';

/** Home with the floating customer service button, and an update bar that opens over this button. */
function HomeWithBar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <TestProviders>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FloatingCustomerServiceButton />
      {isOpen && <UpdateBar toasts={null} onRefresh={() => undefined} onLater={() => setOpen(false)} />}
    </TestProviders>
  );
}

test('[CS-1] the floating customer service button is hidden while a popup bar covers it, unless the button has the focus', async () => {
  await resetPageAndRecordNavigations();
  const screen = await render(<HomeWithBar />);
  const help = screen.getByRole('link', { name: 'Live chat' });
  await expect.element(help).toBeVisible();
  const element = help.element() as HTMLElement;
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('region', { name: 'Found new version, click refresh' })).toBeVisible();
  await expect.poll(() => getComputedStyle(element).visibility).toBe('hidden');
  await screen.getByRole('button', { name: 'Later' }).click();
  await expect.element(help).toBeVisible();
  element.focus();
  screen
    .getByRole('button', { name: 'Open' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('region', { name: 'Found new version, click refresh' })).toBeVisible();
  await expect.element(help).toBeVisible();
});
