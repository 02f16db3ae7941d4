import { expect, test } from 'vitest';
import type { Announcement } from '../../services/promotions/announcement-audience';
import { isPromotionListed, selectPromotionsPageContent } from './promotions-page-content';

const item = (id: string, promotionType: string, promoAnnouncementCategoryIds: readonly string[]): Announcement => ({
  id,
  title: id,
  content: '',
  promotionType,
  execution: 'A',
  forceRead: false,
  redirect: '',
  externalLink: '',
  promoAnnouncementCategoryIds: [...promoAnnouncementCategoryIds],
  image: '',
});
const ITEMS = [item('rebate', 'PROMOTION', ['1', '2']), item('pause', '', []), item('friends', 'PROMOTION', ['2'])];
const CATEGORIES = ['1', '2', '3'].map((id) => ({ id, name: `Category ${id}` }));

test.each([
  // selected  promotions
  ['', ['rebate', 'friends']],
  ['1', ['rebate']],
  ['2', ['rebate', 'friends']],
  ['3', ['rebate', 'friends']], // no promotion has it, so it is not offered
  ['9', ['rebate', 'friends']],
])('[LINK-2] with the selected category %j, the promotions page lists the promotions %j', (selected, promotions) => {
  const filtered = selectPromotionsPageContent(ITEMS, CATEGORIES, selected);
  expect(filtered.promotions.map(({ id }) => id)).toEqual(promotions);
  expect(filtered.news.map(({ id }) => id)).toEqual(['pause']);
  expect(filtered.categories.map(({ id }) => id)).toEqual(['1', '2']);
});

test.each([
  // execution promotionType visitor member
  ['A', 'PROMOTION', true, true],
  ['A', '', false, true],
  ['B', 'PROMOTION', true, false],
  ['B', '', true, false],
  ['F', 'PROMOTION', false, false],
  ['', 'PROMOTION', true, true],
])(
  '[LINK-2.4] an announcement with execution=%j and promotionType=%j is listed for a visitor: %s, for a member: %s',
  (execution, promotionType, visitor, member) => {
    const isListed = (hasSession: boolean) =>
      isPromotionListed({ hasSession, firstTimeLogin: false }, { execution, promotionType });
    expect([isListed(false), isListed(true)]).toEqual([visitor, member]);
  },
);
