import { expect, test } from 'vitest';
import {
  compareNativeAppVersions,
  findNativeAppUpgradeSuppressionReason,
  type NativeAppUpgradeInput,
} from './native-app-upgrade-dialog-rules';

const DUE: NativeAppUpgradeInput = {
  isNativeApp: true,
  installed: '2.4.38',
  offered: '',
  link: 'https://www.fair.example/app.apk',
  isMandatory: false,
  isClosedInTab: false,
};

test.each<[Partial<NativeAppUpgradeInput>, string | undefined]>([
  [{}, undefined],
  [{ installed: '2.4.39' }, 'up to date'],
  [{ installed: '2.4.40' }, 'up to date'],
  [{ installed: '2.4.4' }, undefined],
  [{ installed: '2.10' }, 'up to date'],
  [{ installed: '2.4.39', offered: '2.5' }, undefined],
  [{ installed: '' }, 'unknown version'],
  [{ offered: 'next' }, 'unknown version'],
  [{ isNativeApp: false }, 'not in the native app'],
  [{ link: undefined }, 'no app link'],
  [{ isClosedInTab: true }, 'closed in this tab'],
  [{ isClosedInTab: true, isMandatory: true }, undefined],
])('[INST-7.1] with the input %j, findNativeAppUpgradeSuppressionReason() returns %s', (change, expected) => {
  expect(findNativeAppUpgradeSuppressionReason({ ...DUE, ...change })).toBe(expected);
});

test.each([
  ['2.4.39', '2.4.39', 0],
  ['2.4.39', '2.4.39.0', 0],
  ['2.4.9', '2.4.39', -30],
  ['3', '2.4.39', 1],
  ['2.4', '2.4.1', -1],
  ['2.4.1', '2.4', 1],
  ['v2.4.39', '2.4.39', undefined],
  ['2.4.39.1.1', '2.4.39', undefined],
])('[INST-7] for the versions %s and %s, compareNativeAppVersions() returns %s', (a, b, expected) => {
  expect(compareNativeAppVersions(a, b)).toBe(expected);
});
