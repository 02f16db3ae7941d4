import { describe, expect, test } from 'vitest';
import { chooseHomeModules, countCategoryRows } from './choose-home-modules';

const named = (...names: readonly string[]) =>
  names.map((name) => {
    const [module = '', variant = ''] = name.split('/');
    return { module, variant };
  });
const choose = (...names: readonly string[]) =>
  chooseHomeModules(named(...names)).map(({ name, variant }) => `${name}/${variant}`);
const USUAL = ['jackpot/card', 'recent/row', 'hot/row', 'categories/row', 'providers/row'];

describe('[WL-2.13] the modules of home', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['none is named', [], USUAL],
    ['only unknown ones are named', ['slotmachine', '', 'toString'], USUAL],
    ['some are named', ['draws', 'hot/board'], ['draws/row', 'hot/board']],
    ['one is unknown', ['carousel', 'hot/bento'], ['hot/bento']],
    ['a variant is unknown', ['hot/spiral', 'jackpot/'], ['hot/row', 'jackpot/card']],
    ['one is named twice', ['hot/bento', 'draws', 'hot/board'], ['hot/bento', 'draws/row']],
  ])('if %s', (_case, names, expected) => {
    expect(choose(...names)).toEqual(expected);
  });

  test.each<[readonly string[], number]>([
    [[], Number.POSITIVE_INFINITY],
    [['categories'], 6],
    [['hot', 'draws', 'categories'], 4],
    [['jackpot', 'recent', 'hot', 'draws', 'tables', 'providers', 'categories'], 1],
  ])('with the modules %j, home has %d rows of categories', (names, count) => {
    expect(countCategoryRows(chooseHomeModules(named(...names)))).toBe(count);
  });
});
