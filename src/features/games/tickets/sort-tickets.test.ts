import { expect, test } from 'vitest';
import type { Ticket } from '../../../contract/endpoints/games/tickets';
import { findMatches, isOpenTicket, sortTickets } from './sort-tickets';

const ticket = (id: string, fields: Partial<Ticket> = {}): Ticket => ({
  id,
  nodeId: '',
  game: '',
  issue: '',
  numbers: [],
  drawn: [],
  state: 'LOST',
  drawAt: 0,
  stake: '0.00',
  win: '0.00',
  ...fields,
});

test.each<[Ticket['state'], readonly string[], boolean]>([
  ['OPEN', [], true],
  ['OPEN', ['3'], true],
  ['WON', ['3'], false],
  ['LOST', [], false],
  ['VOID', [], false],
  [undefined, [], true],
  [undefined, ['3'], false],
])('[GAME-9.1] a ticket with the state %s and the drawn numbers %j: open=%s', (state, drawn, isOpen) => {
  expect(isOpenTicket({ state, drawn: [...drawn] })).toBe(isOpen);
});

test('[GAME-9.1] open tickets come first, the next draw at the top, then the settled ones in the platform’s order', () => {
  const list = [
    ticket('lost'),
    ticket('timeless', { state: 'OPEN' }),
    ticket('won', { state: 'WON' }),
    ticket('later', { state: 'OPEN', drawAt: 9 }),
    ticket('sooner', { state: 'OPEN', drawAt: 5 }),
  ];
  expect(sortTickets(list).map(({ id }) => id)).toEqual(['sooner', 'later', 'timeless', 'lost', 'won']);
});

test.each<[readonly string[], readonly string[], readonly string[]]>([
  [
    ['3', '8', '14'],
    ['14', '3', '30'],
    ['3', '14'],
  ],
  [
    ['03', '8'],
    ['3', '08'],
    ['03', '8'],
  ],
  [['0', '00'], ['0'], ['0', '00']],
  [['3'], [], []],
  [[], ['3'], []],
])('[GAME-9.2] of the own numbers %j and the drawn ones %j, %j match', (numbers, drawn, matches) => {
  expect([...findMatches({ numbers: [...numbers], drawn: [...drawn] })]).toEqual(matches);
});
