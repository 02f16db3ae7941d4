import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { ProductList } from './product-list';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const product = (id: string, more: object = {}) => ({ id, title: `Product ${id}`, price: 40, stock: 3, ...more });

/**
 * Renders the point market with these products, for a member with 100 points. Returns a function that finds a
 * product's card by the product's id.
 */
async function openMarket(list: readonly object[]) {
  await commands.addFault({
    endpoint: 'products',
    body: JSON.stringify({ success: true, value: { points: 100, list } }),
    contentType: 'application/json',
  });
  const screen = await render(
    <TestProviders>
      <ProductList />
    </TestProviders>,
  );
  return (id: string) => screen.getByRole('listitem').filter({ hasText: `Product ${id}` });
}

describe('[MEM-1] the point market', () => {
  test('the point market shows the picture of a product, or an icon if the product has no picture', async () => {
    const cardOf = await openMarket([product('1', { image: PICTURE }), product('2')]);
    await expect.element(cardOf('1')).toBeVisible();
    const image = cardOf('1').element().querySelector('img');
    await expect.poll(() => image?.getAttribute('src')).toBe(PICTURE);
    expect(cardOf('2').element().querySelector('img')).toBeNull();
    expect(cardOf('2').element().querySelector('svg')).not.toBeNull();
  });

  test.each([
    [{ price: 100 }, '3 left', true],
    [{ price: 140 }, '40 points to go', false],
    [{ price: 140, stock: 0 }, '0 left', false],
    [{ stock: 0 }, '0 left', false],
  ])(
    'a product with %j in the point market shows the text “%s” and a button with isEnabled=%s',
    async (more, text, isAvailable) => {
      const cardOf = await openMarket([product('1', more)]);
      await expect.element(cardOf('1')).toHaveTextContent(text);
      const button = cardOf('1').getByRole('button');
      if (isAvailable) await expect.element(button).toBeEnabled();
      else await expect.element(button).toBeDisabled();
    },
  );
});
