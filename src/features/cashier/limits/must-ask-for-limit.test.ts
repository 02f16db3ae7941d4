import { expect, test } from 'vitest';
import { mustAskForLimit } from './must-ask-for-limit';

test.each([
  // platform  demanded  deposits  asked
  [true, true, [], true],
  [true, false, [], true],
  [true, true, ['APPROVED'], true],
  [false, true, [], false],
  [false, false, ['APPROVED'], false],
  [undefined, true, [], true],
  [undefined, true, undefined, true],
  [undefined, true, ['REJECTED'], true],
  [undefined, true, ['REJECTED', 'APPROVED'], false],
  [undefined, true, ['PENDING'], false],
  [undefined, true, ['APPROVED'], false],
  [undefined, false, [], false],
  [undefined, false, undefined, false],
] as const)(
  '[SAFE-5.4] platform says %s, jurisdiction demands it %s, deposits %j: the member is asked for a limit %s',
  (answer, isDemanded, states, isAsked) => {
    const deposits = states?.map((status) => ({ status }));
    expect(mustAskForLimit(answer, isDemanded, deposits)).toBe(isAsked);
  },
);
