import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations, setLegal } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import LegalLine from './legal-line';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(() => document.documentElement.removeAttribute('dir'));

test('[WL-2.20] the line beside the offer has the minimum age and the licence, and opens the legal kit', async () => {
  await loadMerchantStatus();
  const screen = await render(
    <TestProviders>
      <LegalLine />
    </TestProviders>,
  );
  const line = screen.getByRole('button', { name: /For players aged 21 and over.*Harbour Gaming Board/ });
  await expect.element(line).toBeVisible();
  expect(line.element().getClientRects()).toHaveLength(1);
  await line.click();
  await expect.element(screen.getByRole('dialog', { name: 'Licence and help' })).toBeVisible();
});

test('[WL-2.20] the line is pressed within the height of a control, and leaves the way to register above it free', async () => {
  await loadMerchantStatus();
  const screen = await render(
    <TestProviders>
      <div style={{ paddingBlock: 60 }}>
        <LegalLine />
      </div>
    </TestProviders>,
  );
  const line = screen.getByRole('button', { name: /Harbour Gaming Board/ });
  await expect.element(line).toBeVisible();
  const { left, top } = line.element().getBoundingClientRect();
  const offsets = Array.from({ length: 120 }, (_, index) => index - 60);
  const pressed = offsets.filter((y) => line.element() === document.elementFromPoint(left + 1, top + y + 0.5));
  expect(pressed.length).toBeGreaterThanOrEqual(48);
  // Within the distance to what is above, rounded to whole pixels.
  expect(pressed[0]).toBeGreaterThanOrEqual(-5);
});

test.each([
  ['ltr', 'EN', 'Licence 2031'],
  ['ltr', 'UR', 'لائسنس 2031'],
  ['rtl', 'EN', 'Licence 2031'],
  ['rtl', 'UR', 'لائسنس 2031'],
])(
  '[WL-2.20][I18N-1.1] in a page in %s, the parts of the line stand apart, with a licence in %s',
  async (dir, code, licence) => {
    await loadMerchantStatus();
    setLegal({ age: 21, licence: { [code]: licence } });
    document.documentElement.dir = dir;
    const screen = await render(
      <TestProviders>
        <LegalLine />
      </TestProviders>,
    );
    await expect.element(screen.getByText(licence)).toBeVisible();
    const line = screen.getByRole('button').element();
    const edges = [line, ...line.children].map((part) => part.getBoundingClientRect());
    const start = dir === 'ltr' ? ('left' as const) : ('right' as const);
    const end = dir === 'ltr' ? ('right' as const) : ('left' as const);
    const gaps = edges
      .slice(1)
      .map((part, index) => Math.abs(part[start] - (edges[index]?.[index ? end : start] ?? 0)));
    expect(gaps.map((gap) => gap >= 6)).toEqual([false, true, true]);
  },
);
