import { expect, test } from 'vitest';
import type { Announcement } from '../../../services/promotions/announcement-audience';
import { getAnnouncementRefetchDelayMs, pickAnnouncements } from './pick-announcements';

const item = (title: string, execution: string, content = 'text'): Announcement => ({
  id: title,
  title,
  content,
  execution,
  promotionType: '',
  forceRead: false,
  redirect: '',
  externalLink: '',
  promoAnnouncementCategoryIds: [],
  image: '',
});
const LIST = [item('member', 'A'), item('visitor', 'B'), item('first', 'F'), item('everyone', ''), item('', 'A', ' ')];

test.each([
  ['a visitor', false, false, ['visitor']],
  ['a member', true, false, ['member']],
  ['a member at first login', true, true, ['first', 'member']],
])('[POP-1] %s gets the announcements $3 in this order', (_viewer, hasSession, firstTimeLogin, titles) => {
  expect(pickAnnouncements(LIST, { hasSession, firstTimeLogin }).map(({ title }) => title)).toEqual(titles);
});

test('[POP-1] announcements with the same title and content have the same hash and are shown once', () => {
  const viewer = { hasSession: true, firstTimeLogin: false };
  const hashesOf = (...list: Announcement[]) => pickAnnouncements(list, viewer).map(({ hash }) => hash);
  const [hash] = hashesOf(item('a', 'A', 'b'));
  expect(hashesOf({ ...item('a', 'A', 'b'), id: '7' })).toEqual([hash]);
  expect(hashesOf(item('a', 'A', 'c'))).not.toEqual([hash]);
  expect(hashesOf(item('a', 'A', 'b'), { ...item('a', 'A', 'b'), id: '7' })).toEqual([hash]);
});

test('[POP-1] an announcement that has neither a title nor content is omitted', () => {
  const list = [item(' ', 'B', ' \n'), item(' ', 'B', 'only text'), item('only title', 'B', ' ')];
  const again = { ...item('only title', 'B', ' '), id: 'again' };
  const picked = pickAnnouncements([...list, again], { hasSession: false, firstTimeLogin: false });
  expect(picked.map(({ id }) => id)).toEqual([' ', 'only title']);
});

test('[POP-1] the announcement popup shows at most twenty announcements', () => {
  const many = Array.from({ length: 5000 }, (_, index) => item(`title ${index}`, 'B'));
  expect(pickAnnouncements(many, { hasSession: false, firstTimeLogin: false })).toHaveLength(20);
});

test.each([
  [true, 0],
  [false, 1_000],
])('[POP-4] when hasSession changes to %s, the announcements are fetched again after %s ms', (hasSession, delay) => {
  expect(getAnnouncementRefetchDelayMs(hasSession)).toBe(delay);
});
