import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { type BannerItem, bannerItem } from '../../../contract/endpoints/site/banners';
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
  [0, {}],
  [0, { roomId: '' }],
  [1, { roomId: '7' }],
])(
  '[LINK-1] a banner of a slot game is %i links if the response has this room of the game: %j',
  async (count, room) => {
    await resetPageAndRecordNavigations();
    const game = { linkageType: 'G', gameType: 'SLOT', vendor: 'PG', nodeId: '9', ...room };
    const { roomId: _, ...other } = ITEM;
    const screen = await render(
      <TestProviders>
        <Banner item={parse(bannerItem, { ...other, ...game })} isFirst />
      </TestProviders>,
    );
    await expect.element(screen.getByText('Weekend rebate')).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(count);
  },
);
