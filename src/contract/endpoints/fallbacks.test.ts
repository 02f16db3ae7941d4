import { describe, expect, test } from 'vitest';
import { parseTolerantOrThrow } from '../../../tests/support/api/parse-tolerant-or-throw';
import { parseTolerantly } from '../contract-deviation';
import { memberRecord } from './account/member';
import { gameCard, gameLane } from './games/game-lanes';
import { siteStatus } from './site/system';

describe('[GAME-5] the fallback values of games and lanes', () => {
  test.each([
    // nodeId, gameCode: id
    ['n', 'c', 'n'],
    ['', 'c', 'c'],
    [undefined, 'c', 'c'],
    ['n', '', 'n'],
    [7, 'c', '7'],
    ['', '', 'Ferris'],
    [undefined, undefined, 'Ferris'],
  ])(
    'a game with the nodeId %j, the gameCode %j and the displayName “Ferris” has the id %s',
    (nodeId, gameCode, id) => {
      expect(parseTolerantOrThrow(gameCard, { displayName: 'Ferris', nodeId, gameCode }).nodeId).toBe(id);
    },
  );

  test.each([
    // category, title: category
    ['LOTT', 'Lottery', 'LOTT'],
    ['', 'Lottery', 'Lottery'],
    [undefined, 'Lottery', 'Lottery'],
    ['LOTT', '', 'LOTT'],
    ['', '', 'OTHER'],
    [undefined, undefined, 'OTHER'],
  ])('a lane with the category %j and the title %j has the category %s', (category, title, expected) => {
    expect(parseTolerantOrThrow(gameLane, { category, title, cards: [] }).category).toBe(expected);
  });
});

describe('[SESS-5] type of a member', () => {
  test.each([
    // type, customerType: type
    [0, undefined, 0],
    [undefined, 2, 2],
    [1, 2, 1],
    [0, 2, 0],
    [undefined, 0, 0],
    [-1, 2, -1],
    [undefined, -1, -1],
    [undefined, undefined, undefined],
    ['x', null, undefined],
  ])(
    'if a response contains type=%j and customerType=%j, the type of the member is %j',
    (type, customerType, expected) => {
      const read = parseTolerantly(memberRecord, { userName: 'a', type, customerType });
      expect(read.ok ? read.value.type : undefined).toBe(expected);
      if (!read.ok) expect(read.error.path).toBe('type');
    },
  );
});

test.each([
  // name sent: name
  ['Fairground', 'Fairground'],
  ['', 'FAIR'],
  [undefined, 'FAIR'],
  [7, 'FAIR'],
])(
  '[WL-1] if a status contains the merchant code FAIR and the merchant name %j, the merchant’s name is %s',
  (name, expected) => {
    const read = parseTolerantOrThrow(siteStatus, { info: { merchantCode: 'FAIR', whitelabelVal: { name } } });
    expect(read.info.whitelabelVal.name).toBe(expected);
  },
);
