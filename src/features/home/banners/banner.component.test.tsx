import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import type { BannerItem } from '../../../contract/endpoints/site/banners';
import { Banner } from './banner';

const ITEM: BannerItem = {
  id: '1',
  title: 'Weekend rebate',
  image: '/cdn/nothing.svg',
  groupName: '',
  linkageType: '',
  linkage: '',
  url: '',
  gameType: '',
  vendor: '',
  roomId: '',
  nodeId: '',
};

test.each([ITEM.image, ''])(
  '[WL-2.8] a banner shows its title alone if its image “%s” cannot be loaded',
  async (image) => {
    await resetPageAndRecordNavigations();
    const screen = await render(
      <TestProviders>
        <Banner item={{ ...ITEM, image }} isFirst />
      </TestProviders>,
    );
    await expect.poll(() => screen.container.querySelector('img')).toBeNull();
    await expect.element(screen.getByText('Weekend rebate')).toBeVisible();
  },
);

test.each([
  [0, ''],
  [1, '7'],
])('[LINK-1] a banner of a slot game is %i links if the game’s `roomId` is “%s”', async (count, roomId) => {
  await resetPageAndRecordNavigations();
  const game = { linkageType: 'G', gameType: 'SLOT', vendor: 'PG', nodeId: '9', roomId };
  const screen = await render(
    <TestProviders>
      <Banner item={{ ...ITEM, ...game }} isFirst />
    </TestProviders>,
  );
  await expect.element(screen.getByText('Weekend rebate')).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(count);
});
