import { describe, expect, test } from 'vitest';
import { composeHome } from './compose-home';

const compose = (names: string) =>
  composeHome(
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => {
        const [module = '', variant = ''] = name.split('/');
        return { module, variant };
      }),
  );

const TOP = 'banner/card notices/line join/card tabs/row';
const LANES = 'recent/row jackpot/card hot/row categories/row providers/row';

describe('[WL-2.13][WL-2.16] the modules of home', () => {
  test.each([
    ['none is named', '', `${TOP} ${LANES}`],
    ['only unknown ones are named', 'slotmachine toString __proto__', `${TOP} ${LANES}`],
    ['only lanes are named', 'draws hot/board', `${TOP} draws/row hot/board`],
    ['only the top is named', 'tabs/board banner', `tabs/board banner/card ${LANES}`],
    [
      'the top is among the lanes',
      'join hot banner/wide tabs draws',
      'join/card hot/row banner/wide tabs/row draws/row',
    ],
    ['the top is named without tabs', 'hot banner', 'tabs/row hot/row banner/card'],
    ['one is unknown', 'carousel hot/bento', `${TOP} hot/bento`],
    ['a variant is unknown', 'tabs/spiral hot/spiral jackpot', 'tabs/row hot/row jackpot/card'],
    ['a variant is another module’s', 'tabs/wide hot/poster', 'tabs/row hot/row'],
    ['one is named twice', 'hot/bento tabs hot/board tabs/board', 'hot/bento tabs/row'],
  ])('if %s', (_case, names, expected) => {
    const { modules } = compose(names);
    expect(modules.map(({ name, variant }) => `${name}/${variant}`).join(' ')).toBe(expected);
  });

  test.each([
    ['', Number.POSITIVE_INFINITY],
    ['banner tabs', Number.POSITIVE_INFINITY],
    ['categories', 6],
    ['hot draws categories', 4],
    ['tabs hot banner draws join categories notices', 4],
    ['jackpot recent hot draws tables providers categories', 1],
  ])('with the modules %j, home has %d rows of categories', (names, count) => {
    expect(compose(names).categoryRows).toBe(count);
  });
});
