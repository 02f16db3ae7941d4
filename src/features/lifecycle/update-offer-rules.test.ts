import { describe, expect, test } from 'vitest';
import { assignRunningVersionId, shouldOfferUpdate } from './update-offer-rules';

describe('[UPD-1] the active version is offered if it is neither the running version nor the last version offered', () => {
  test.each([
    // running       its id       active         last offered  is offered
    ['b1', undefined, 'b1', 'i1', undefined, false],
    ['b1', 'i1', 'b1', 'i1', undefined, false],
    ['b1', undefined, 'b2', 'i2', undefined, true],
    ['b1', 'i1', 'b2', 'i2', undefined, true],
    ['b1', 'i1', 'b2', 'i2', 'i2', false],
    ['b1', 'i1', 'b3', 'i3', 'i2', true],
    ['b1', 'i1', 'b1', 'i1 with other icons', undefined, true],
    ['b2', undefined, 'b1', 'i1 rolled back to', undefined, true],
  ])(
    'with the page at build %s, id %s, the active build %s, id %s, and the last offer %s, shouldOfferUpdate() is %s',
    (build, id, current, currentId, offered, expected) => {
      expect(shouldOfferUpdate({ build, id }, { build: current, id: currentId }, offered)).toBe(expected);
    },
  );
});

describe('[UPD-1.2] an older version is never offered', () => {
  test.each([
    // running released  active released  is offered
    [200, 100, false],
    [100, 200, true],
    [100, 100, true],
    [100, undefined, true],
    [undefined, 100, true],
  ])(
    'if the version of the page was released at %s and the active version at %s, shouldOfferUpdate() returns %s',
    (own, released, expected) => {
      const running = { build: 'b1', id: 'i1', released: own };
      expect(shouldOfferUpdate(running, { build: 'b2', id: 'i2', released }, undefined)).toBe(expected);
    },
  );
});

test('[UPD-1] a version id computed from only one of the two manifests does not become the version id of the page', () => {
  const running = { build: 'b1', id: undefined };
  const partial = assignRunningVersionId(running, { build: 'b1', id: 'i of one manifest', isPartial: true });
  expect(partial).toEqual(running);
  const known = assignRunningVersionId(partial, { build: 'b1', id: 'i1' });
  expect(shouldOfferUpdate(known, { build: 'b1', id: 'i1' }, undefined)).toBe(false);
});

describe('[UPD-1] a page takes its version id from the first message about its own build', () => {
  test.each([
    [undefined, 'b1', 'i1'],
    ['i0', 'b1', 'i0'],
    [undefined, 'b2', undefined],
  ])(
    'if a page of build b1 with the id %s receives a message about build %s, the id of the page is then %s',
    (id, build, known) => {
      expect(assignRunningVersionId({ build: 'b1', id }, { build, id: 'i1' })).toEqual({ build: 'b1', id: known });
    },
  );
});
