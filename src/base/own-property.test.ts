import { expect, test } from 'vitest';
import { getOwnProperty } from './own-property';

test.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'other'])(
  '[API-2] getOwnProperty() returns undefined for %s, which is not an own property',
  (key) => {
    expect(getOwnProperty<unknown>({ EN: 1 }, key)).toBeUndefined();
  },
);

test('[API-2] getOwnProperty() returns the value of an own property, even if its name is __proto__', () => {
  expect(getOwnProperty({ EN: 1 }, 'EN')).toBe(1);
  expect(getOwnProperty(JSON.parse('{"__proto__": 1, "constructor": 2}'), '__proto__')).toBe(1);
});
