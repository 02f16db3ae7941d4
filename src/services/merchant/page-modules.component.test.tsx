import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { useMerchant } from './merchant-store';
import { PageModules } from './page-modules';

beforeEach(async () => void (await resetPageAndRecordNavigations()));

function setAccountModules(names: string) {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const account = names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const [module = '', variant = ''] = name.split('/');
      return { module, variant };
    });
  const { whitelabelVal } = status.info;
  const design = { ...whitelabelVal.design, account };
  useMerchant.setState({
    status: { ...status, info: { ...status.info, whitelabelVal: { ...whitelabelVal, design } } },
  });
}

test.each([
  ['', ['Member/', 'Rank/', 'Menu/']],
  ['menu/board member/banner', ['Menu/board', 'Member/banner', 'Rank/']],
  ['rank carousel/wide rank/line', ['Rank/', 'Member/', 'Menu/']],
  ['rank/board menu/carousel member/lines', ['Rank/', 'Menu/', 'Member/lines']],
])('[WL-2.22] a page whose record names the modules “%s” has %j', async (names, expected) => {
  setAccountModules(names);
  const screen = await render(
    <PageModules page="account" modules={{ member: 'Member', rank: 'Rank', menu: 'Menu' }} />,
    { wrapper: TestProviders },
  );
  const shown = [...screen.container.querySelectorAll<HTMLElement>('[data-variant]')];
  expect(shown.map(({ textContent, dataset }) => `${textContent}/${dataset.variant}`)).toEqual(expected);
});

test('[WL-2.22] a field keeps what was typed when the record changes the order', async () => {
  const screen = await render(
    <PageModules page="account" modules={{ member: <input aria-label="Name" />, menu: 'Menu' }} />,
    {
      wrapper: TestProviders,
    },
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  await field.fill('alice');
  setAccountModules('menu/board member/lines');
  await expect.element(screen.getByText('Menu', { exact: true })).toHaveAttribute('data-variant', 'board');
  await expect.element(field).toHaveValue('alice');
});
