import { describe, expect, test } from 'vitest';
import { SEEDED_BANNERS } from '../seed/banners';
import { drawBannerSubject } from './banner-subjects';

describe.each(['FAIR', 'KOPI', 'SOL'])('[BAN-1] the banners of the merchant %s', (merchant) => {
  const added = drawBannerSubject('promotion-3', merchant);

  test('show what each is about, not a picture that depends on its place', () => {
    const subjects = SEEDED_BANNERS.map(({ name }) => drawBannerSubject(name, merchant));
    expect(new Set([...subjects, added]).size).toBe(SEEDED_BANNERS.length + 1);
  });

  test('a promotion that the console adds has the subject of its name, otherwise a present', () => {
    expect(drawBannerSubject('promotion-1', merchant)).toBe(drawBannerSubject('banner-1', merchant));
    expect(drawBannerSubject('promotion-2', merchant)).toBe(drawBannerSubject('banner-2', merchant));
    expect(drawBannerSubject('constructor', merchant)).toBe(added);
  });
});
