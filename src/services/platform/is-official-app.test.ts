import { expect, test } from 'vitest';
import { isOfficialApp } from './is-official-app';

test.each([
  [undefined, false],
  ['0', false],
  ['False', false],
  ['1', true],
  ['true', true],
])('[LOGIN-2] inApp=%s is the app: %s', (inApp, app) => {
  expect(isOfficialApp(inApp)).toBe(app);
});
