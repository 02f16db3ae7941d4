import { describe, expect, test } from 'vitest';
import type { MerchantDesign } from '../../contract/merchant/merchant-design';
import { deriveLayoutTokens } from './derive-layout-tokens';

const DESIGN: MerchantDesign = {
  scheme: 'system',
  darkAccent: '',
  darkBackground: '',
  highlight: '',
  radius: 12,
  density: 'normal',
  displayFace: 'system',
  typeScale: 'normal',
  tileRatio: '1:1',
  columns: 3,
  header: 'ground',
  bottomBar: 'flat',
  chat: 'bar',
  texture: 'none',
  lines: 'neutral',
  home: [],
  login: [],
  account: [],
  deposit: [],
  illustrations: '',
};

const layoutOf = (change: Partial<MerchantDesign>) => deriveLayoutTokens({ ...DESIGN, ...change });

describe('[WL-2] layout of a design', () => {
  test.each<[MerchantDesign['density'], string, string]>([
    ['compact', '8px', 'column'],
    ['normal', '12px', 'row'],
    ['roomy', '16px', 'row'],
  ])(
    'the layout of a design with the density %s has gaps of %s and puts the icon and name of a category in a %s',
    (density, gap, direction) => {
      expect(layoutOf({ density })).toMatchObject({ '--gap': gap, '--tab-direction': direction });
    },
  );

  test.each([
    [1, '2', '2'],
    [2, '2', '2'],
    [3, '3', '2.5'],
    [4, '4', '3'],
    [9, '5', '3.5'],
  ])('the layout of a design for %s columns has %s tiles and %s posters in a row', (columns, tiles, posters) => {
    expect(layoutOf({ columns })).toMatchObject({ '--columns': tiles, '--poster-columns': posters });
  });

  test.each([
    ['', undefined],
    ['banner/card', undefined],
    ['banner/wide tabs', '2.36'],
    ['join/offer tabs hot', '4.6'],
    ['join/packet tabs', '3.7'],
    ['tabs/board join', '1.8'],
    ['toString constructor', undefined],
  ])('[WL-2.21] with the modules “%s”, the first block of the skeleton has the ratio %s', (names, ratio) => {
    const home = names.split(' ').map((name) => {
      const [module = '', variant = ''] = name.split('/');
      return { module, variant };
    });
    expect(layoutOf({ home })['--first-ratio']).toBe(ratio);
  });

  test('the layout of a design has illustrations only if the merchant has some', () => {
    expect(layoutOf({})).toMatchObject({ '--illustrations': 'none' });
    expect(layoutOf({ illustrations: '/art/' })).toMatchObject({ '--illustrations': 'url("/art/")' });
  });
});
