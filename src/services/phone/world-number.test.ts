import { describe, expect, test } from 'vitest';
import { worldNumber } from './world-number';

describe('[SOCIAL-1] a number as the provider dials it', () => {
  test.each([
    ['9170000001', '63', '+639170000001'],
    ['0917 000 0001', '63', '+639170000001'],
    ['+63 917-000-0001', '63', '+639170000001'],
    ['+1 650 555 0101', '63', '+16505550101'],
    ['0044 7700 900123', '63', '+447700900123'],
    ['347 1234567', '39', '+393471234567'],
    ['9170000001', '', undefined],
    ['+9170000001', '', '+9170000001'],
    ['', '63', undefined],
    ['+', '63', undefined],
    ['00', '63', undefined],
    ['abc', '63', undefined],
  ])('%j with %j: %s', (typed, code, number) => {
    expect(worldNumber(typed, code)).toBe(number);
  });
});
