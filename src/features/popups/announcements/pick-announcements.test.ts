import { expect, test } from 'vitest';
import type { Announcement, AnnouncementRecipient } from '../../../services/promotions/announcement-audience';
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
const RULES = { allowImage: (source: string) => (source.startsWith('/cdn/') ? source : undefined) };
const pick = (list: readonly Announcement[], viewer: AnnouncementRecipient) => pickAnnouncements(list, viewer, RULES);
const LIST = [item('member', 'A'), item('visitor', 'B'), item('first', 'F'), item('everyone', ''), item('', 'A', ' ')];

test.each([
  ['a visitor', false, false, ['visitor']],
  ['a member', true, false, ['member']],
  ['a member at first login', true, true, ['first', 'member']],
])('[POP-1.1] %s gets the announcements $3 in this order', (_viewer, hasSession, firstTimeLogin, titles) => {
  expect(pick(LIST, { hasSession, firstTimeLogin }).slides.map(({ title }) => title)).toEqual(titles);
});

test('[POP-1.3] announcements with the same title and content have the same hash and are shown once', () => {
  const viewer = { hasSession: true, firstTimeLogin: false };
  const hashesOf = (...list: Announcement[]) => pick(list, viewer).slides.map(({ hash }) => hash);
  const [hash] = hashesOf(item('a', 'A', 'b'));
  expect(hashesOf({ ...item('a', 'A', 'b'), id: '7' })).toEqual([hash]);
  expect(hashesOf(item('a', 'A', 'c'))).not.toEqual([hash]);
  expect(hashesOf(item('a', 'A', 'b'), { ...item('a', 'A', 'b'), id: '7' })).toEqual([hash]);
});

test('[POP-1.4] an announcement that shows nothing is omitted and listed as invisible', () => {
  const list = [
    item(' ', 'B', ' \n'),
    item('\u200b', 'B', '<p>&nbsp;</p><p><br></p><!-- old --><script>x</script>'),
    item('', 'B', '<img src="https://evil.example/pixel.gif" alt="x">'),
    item('', 'B', 'only text'),
    item('only title', 'B', ' '),
    { ...item('', 'B', '<img src="/cdn/a.webp?sig=1">'), id: 'only picture' },
  ];
  const { slides, invisible } = pick(list, { hasSession: false, firstTimeLogin: false });
  expect(slides.map(({ id }) => id)).toEqual(['', 'only title', 'only picture']);
  expect(invisible.map(({ id }) => id)).toEqual([' ', '\u200b', '']);
});

test('[POP-1.3] the announcement popup shows at most twenty announcements', () => {
  const many = Array.from({ length: 5000 }, (_, index) => item(`title ${index}`, 'B'));
  expect(pick(many, { hasSession: false, firstTimeLogin: false }).slides).toHaveLength(20);
});

test.each([
  [true, 0],
  [false, 1_000],
])('[POP-4.1] when hasSession changes to %s, the announcements are fetched again after %s ms', (hasSession, delay) => {
  expect(getAnnouncementRefetchDelayMs(hasSession)).toBe(delay);
});
