import { expect, test } from 'vitest';
import { decideErasureView } from './decide-erasure-view';

type Parameters = readonly [
  state: 'NONE' | 'OPEN' | 'REFUSED',
  obstacles: ('BALANCE' | 'ORDER')[],
  isUnconfirmed: boolean,
  step: string,
  shown: ('BALANCE' | 'ORDER')[],
  isRefused: boolean,
];

test.each<Parameters>([
  ['NONE', [], false, 'ask', [], false],
  ['NONE', ['BALANCE'], false, 'blocked', ['BALANCE'], false],
  ['NONE', [], true, 'unconfirmed', [], false],
  ['NONE', ['ORDER'], true, 'unconfirmed', [], false],
  ['OPEN', [], false, 'open', [], false],
  ['OPEN', [], true, 'open', [], false],
  ['OPEN', ['BALANCE', 'ORDER'], false, 'open', ['BALANCE', 'ORDER'], false],
  ['REFUSED', [], false, 'ask', [], true],
  ['REFUSED', ['BALANCE'], false, 'blocked', ['BALANCE'], true],
  ['REFUSED', [], true, 'unconfirmed', [], false],
])(
  '[SAFE-6.6] a request that is %s with %j, unconfirmed: %j, is shown as %s',
  (state, obstacles, isUnconfirmed, step, shown, isRefused) => {
    expect(decideErasureView({ state, id: 'r1', obstacles }, isUnconfirmed)).toEqual({
      step,
      obstacles: shown,
      isRefused,
    });
  },
);

test.each([false, true])(
  '[SAFE-6.10] an open request without an id cannot be withdrawn here, unconfirmed: %j',
  (isUnconfirmed) => {
    const view = decideErasureView({ state: 'OPEN', id: '', obstacles: ['ORDER'] }, isUnconfirmed);
    expect(view).toEqual({ step: 'openWithoutId', obstacles: ['ORDER'], isRefused: false });
  },
);
