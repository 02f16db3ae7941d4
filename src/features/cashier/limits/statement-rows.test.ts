import { expect, test } from 'vitest';
import { listStatementRows, toCsv } from './statement-rows';

test.each([
  // staked, won, net
  ['100.00', '40.50', '-59.50'],
  ['0.00', '0.00', '0.00'],
  ['10.10', '30.30', '20.20'],
] as const)('[SAFE-3.1] with %s staked and %s won, the net result of play is %s', (staked, won, net) => {
  const play = { staked, won, minutes: 3, session: undefined };
  const rows = listStatementRows({ from: 0, to: 1, deposits: '5.00', withdrawals: '2.00', ...play });
  expect(rows.map(({ amount }) => amount)).toEqual(['5.00', '2.00', staked, won, net]);
});

test.each([
  [[['a', 'b'], ['c']], 'a,b\r\nc\r\n'],
  [[['1,5', 'say "x"', 'two\nlines']], '"1,5","say ""x""","two\nlines"\r\n'],
  [[['-59.50', '=SUM(A1)', '@x', '-x']], "-59.50,'=SUM(A1),'@x,'-x\r\n"],
])('[SAFE-3.2] the fields %j are the CSV text %j', (lines, text) => {
  expect(toCsv(lines)).toBe(text);
});
