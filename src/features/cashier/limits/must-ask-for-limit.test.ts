import { expect, test } from 'vitest';
import { mustAskForLimit } from './must-ask-for-limit';

test.each([
  // platform  demanded  deposits  limits (kind, limit, next)  asked
  [true, true, [], [], true],
  [true, false, [], [], true],
  [true, true, ['APPROVED'], [], true],
  [false, true, [], [], false],
  [false, false, ['APPROVED'], [], false],
  [undefined, true, [], [], true],
  [undefined, true, undefined, [], true],
  [undefined, true, ['REJECTED'], [], true],
  [undefined, true, ['REJECTED', 'APPROVED'], [], false],
  [undefined, true, ['PENDING'], [], false],
  [undefined, true, ['APPROVED'], [], false],
  [undefined, true, [], undefined, true],
  [undefined, true, undefined, [['DEPOSIT', '500.00', '0.00']], false],
  [undefined, true, [], [['DEPOSIT', '0.00', '900.00']], false],
  [undefined, true, [], [['DEPOSIT', '0.00', '0.00']], true],
  [undefined, true, [], [['LOSS', '500.00', '0.00']], true],
  [true, true, [], [['DEPOSIT', '500.00', '0.00']], true],
  [undefined, false, [], [], false],
  [undefined, false, undefined, [], false],
] as const)(
  '[SAFE-5.4] platform says %s, jurisdiction demands it %s, deposits %j, limits %j: asked for a limit %s',
  (answer, isDemanded, states, rows, isAsked) => {
    const deposits = states?.map((status) => ({ status }));
    const limits = rows?.map(([kind, limit, next]) => ({ kind, limit, next }));
    expect(mustAskForLimit(answer, isDemanded, deposits, limits)).toBe(isAsked);
  },
);
