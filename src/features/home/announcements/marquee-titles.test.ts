import { describe, expect, test } from 'vitest';
import { listMarqueeTitles } from './marquee-titles';

const item = (title: string, execution: string) => ({
  id: title,
  title,
  content: '',
  promotionType: '',
  execution,
  forceRead: false,
  redirect: '',
  externalLink: '',
  promoAnnouncementCategoryIds: [],
  image: '',
});
const response = {
  list: [item('to members', 'A'), item('to visitors', 'B'), item('to new ones', 'F'), item(' ', 'B')],
};

describe('[POP-1] the announcement marquee', () => {
  test.each([
    ['a visitor', undefined, ['to visitors']],
    ['a member', { firstTimeLogin: false }, ['to members']],
    ['a member at first login', { firstTimeLogin: true }, ['to members', 'to new ones']],
  ])(
    'the announcement marquee for %s shows only announcements that are meant for this user',
    (_viewer, session, titles) => {
      expect(listMarqueeTitles(response, session, true)).toEqual(titles);
    },
  );

  test('the announcement marquee shows each title once, and at most twenty titles', () => {
    const many = Array.from({ length: 5000 }, (_, index) => item(`title ${Math.floor(index / 2)}`, 'B'));
    expect(listMarqueeTitles({ list: many }, undefined, true)).toEqual(
      Array.from({ length: 20 }, (_, index) => `title ${index}`),
    );
  });

  test.each([
    [true, ['news', 'promotion']],
    [false, ['news']],
  ])('[SAFE-4.4] the announcement marquee of somebody who may be offered something: %s', (mayOffer, titles) => {
    const list = [item('news', 'B'), { ...item('promotion', 'B'), promotionType: 'BONUS' }];
    expect(listMarqueeTitles({ list }, undefined, mayOffer)).toEqual(titles);
  });
});
