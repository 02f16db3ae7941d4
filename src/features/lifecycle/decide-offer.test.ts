import { describe, expect, test } from 'vitest';
import { decideOffer, recogniseVersion } from './decide-offer';

describe('[UPD-1] whether a version in charge is offered', () => {
  test.each([
    // runs          known as     in charge      last offered  is offered
    ['b1', undefined, 'b1', 'i1', undefined, false],
    ['b1', 'i1', 'b1', 'i1', undefined, false],
    ['b1', undefined, 'b2', 'i2', undefined, true],
    ['b1', 'i1', 'b2', 'i2', undefined, true],
    ['b1', 'i1', 'b2', 'i2', 'i2', false],
    ['b1', 'i1', 'b3', 'i3', 'i2', true],
    ['b1', 'i1', 'b1', 'i1 with other icons', undefined, true],
    ['b2', undefined, 'b1', 'i1 rolled back to', undefined, true],
  ])('runs %s known as %s, in charge %s %s, offered %s: %s', (build, id, current, currentId, offered, expected) => {
    expect(decideOffer({ build, id }, { build: current, id: currentId }, offered)).toBe(expected);
  });
});

describe('[UPD-1] the version a page runs', () => {
  test.each([
    [undefined, 'b1', 'i1'],
    ['i0', 'b1', 'i0'],
    [undefined, 'b2', undefined],
  ])('known as %s, hears of %s: known as %s', (id, build, known) => {
    expect(recogniseVersion({ build: 'b1', id }, { build, id: 'i1' })).toEqual({ build: 'b1', id: known });
  });
});
