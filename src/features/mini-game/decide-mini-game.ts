import { MINI_GAMES, type MiniGame } from '../../contract/mini-game';
import { ROUTES } from '../../contract/paths';
import type { Switch } from '../../contract/white-label';

/** Pages that want the visitor for themselves: signing in, and games. */
const ALONE: ReadonlySet<string> = new Set(
  [ROUTES.login, ROUTES.register, ROUTES.registerHtml, ROUTES.launchGame, ROUTES.game].map(({ path }) =>
    path.toLowerCase(),
  ),
);

/** The mini game of a merchant, by its switches; undefined when neither is on (MINI-1). */
export const decideMiniGame = (isOn: (name: Switch) => boolean): MiniGame | undefined =>
  MINI_GAMES.find(({ name }) => isOn(name));

/** Whether the mini game floats over a page. @param path in any case, with or without a closing slash */
export const mayFloatOver = (path: string): boolean => !ALONE.has(path.toLowerCase().replace(/(.)\/$/, '$1'));
