import { expect, test } from 'vitest';
import { ownProperty } from './own-property';

test.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'other'])(
  '[API-2] the inherited name %s is not a key of a record without it',
  (key) => {
    expect(ownProperty<unknown>({ EN: 1 }, key)).toBeUndefined();
  },
);

test('[API-2] a key of the record has its value, whatever its name', () => {
  expect(ownProperty({ EN: 1 }, 'EN')).toBe(1);
  expect(ownProperty(JSON.parse('{"__proto__": 1, "constructor": 2}'), '__proto__')).toBe(1);
});
