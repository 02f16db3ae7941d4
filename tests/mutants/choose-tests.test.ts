import { expect, test } from 'vitest';
import { chooseTestsForMutants } from './choose-tests.mjs';

const SETTINGS = {
  unitTests: { '': ['all'], 'src/contract': ['contract', 'platform'] },
  parts: ['src/ui', 'src/features/*'],
};

test.each([
  // paths, unit tests
  [['worker'], ['all']],
  [['src/contract'], ['contract', 'platform']],
  [['src/contract/endpoints/games/game.ts'], ['contract', 'platform']],
  [['src/contracts'], ['all']],
  [
    ['src/contract', 'src/api', 'sw'],
    ['contract', 'platform', 'all'],
  ],
  [['src/uikit'], ['all']],
])('mutants in the paths %j are tested with the unit tests %j', (paths, unitTests) => {
  expect(chooseTestsForMutants(paths, SETTINGS)).toEqual({ unitTests, componentTests: [] });
});

test.each([
  // path, folder of its tests
  ['src/ui', 'src/ui'],
  ['src/ui/dialog/sheet.tsx', 'src/ui'],
  ['src/features/login', 'src/features/login'],
  ['src/features/login/sign-in/sign-in-by-password.ts', 'src/features/login'],
  ['src/features', 'src/features'],
])('mutants in %s are tested with the unit and component tests in %s', (name, folder) => {
  expect(chooseTestsForMutants([name], SETTINGS)).toEqual({
    unitTests: [`${folder}/**/*.test.{ts,tsx}`],
    componentTests: [`${folder}/**/*.component.test.{ts,tsx}`],
  });
});
