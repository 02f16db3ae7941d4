import { expect, test } from 'vitest';
import { formatGameFacts } from './format-game-facts';

const NOTHING = {
  currency: 'PHP',
  minStake: '0.00',
  maxStake: '0.00',
  rtp: 0,
  volatility: undefined,
  maxWin: 0,
} as const;
const facts = (fields: object) =>
  formatGameFacts({ ...NOTHING, ...fields }, 'en').map(({ name, text, textKey }) => `${name}=${text ?? textKey}`);

test.each<[string, object, readonly string[]]>([
  ['nothing', {}, []],
  ['stakes', { minStake: '10.00', maxStake: '5000.00' }, ['games.stake=₱10 – ₱5,000']],
  ['one stake', { minStake: '10.50', maxStake: '10.50' }, ['games.stake=₱10.50']],
  ['the highest stake only', { maxStake: '500.00' }, ['games.stake=₱500']],
  ['a highest stake below the lowest', { minStake: '10.00', maxStake: '5.00' }, ['games.stake=₱10']],
  [
    'the odds of a slot',
    { rtp: 96.5, volatility: 'HIGH', maxWin: 5000 },
    ['games.rtp=96.5%', 'games.volatility=games.volatility.HIGH', 'games.max_win=5,000×'],
  ],
  ['impossible odds', { rtp: 965, maxWin: -1 }, []],
])('[GAME-8.5] the facts of a game of which the platform tells %s', (_case, fields, expected) => {
  expect(facts(fields)).toEqual(expected);
});
