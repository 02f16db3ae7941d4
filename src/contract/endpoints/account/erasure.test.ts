import { expect, test } from 'vitest';
import { parseTolerantly } from '../../contract-deviation';
import { erasureRequest, requestErasure, withdrawErasure } from './erasure';

const DEVIATION = { path: 'id', expected: '>=1' };

test.each([
  // state, id, deviations
  ['OPEN', 'r1', []],
  ['OPEN', 7, []],
  ['OPEN', '', [DEVIATION]],
  ['OPEN', undefined, [DEVIATION]],
  ['NONE', '', []],
  ['REFUSED', '', []],
])('[SAFE-6.10] a request that is %s with the id %j has the deviations %j and keeps its state', (state, id, found) => {
  for (const { response } of [erasureRequest, requestErasure, withdrawErasure])
    expect(parseTolerantly(response, { state, id })).toMatchObject({ ok: true, value: { state }, deviations: found });
});
