import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadGame } from '../../../../tests/components/games';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { openVisitorGameSheet } from './visitor-game-sheet';

beforeEach(() => resetPageAndRecordNavigations());

test('[GAME-3.12] the sheet of a game with a trial leads to it after the sign-in', async () => {
  await loadGame({ nodeId: '7', gameCode: 'KOI', displayName: 'Koi Cascade', trial: true });
  const returnPaths: string[] = [];
  const screen = await render(<TestProviders>{null}</TestProviders>);
  const actions = { logIn: (path: string) => returnPaths.push(path), register: () => undefined };
  openVisitorGameSheet({ code: '7', path: '/m/launchGame?code=7' }, actions);
  const sheet = screen.getByRole('dialog', { name: 'Koi Cascade' });
  await expect.element(sheet).toBeVisible();
  const buttons = sheet.getByRole('button').elements();
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Close',
    'Log in',
    'Register',
    'Try',
  ]);
  await sheet.getByRole('button', { name: 'Log in' }).click();
  openVisitorGameSheet({ code: '7', path: '/m/launchGame?code=7' }, actions);
  await sheet.getByRole('button', { name: 'Try' }).click();
  expect(returnPaths).toEqual(['/m/launchGame?code=7', expect.stringContaining('trial=1')]);
});
