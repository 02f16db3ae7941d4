import { commands } from 'vitest/browser';
import { lanesQuery } from '../../src/features/games/data/lanes-query';
import { queryClient } from '../../src/services/queries/query-client';
import { getCurrentQueryScope } from '../../src/services/queries/query-scope';

/** Makes the merchant offer games with these values, and loads the list of games. */
export async function loadGames(...games: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const cards = games.map((game) => ({ displayName: 'A game', accountTypeName: 'TCG', ...game }));
  const lanes = [{ category: 'SLOT', cards }];
  const body = JSON.stringify({ success: true, value: { data: { lanes } } });
  await commands.addFault({ endpoint: 'gameLanes', body, contentType: 'application/json' });
  await queryClient.fetchQuery(lanesQuery(getCurrentQueryScope()));
}

/** Makes the merchant offer one game with these values, and loads the list of games. */
export const loadGame = (game: Readonly<Record<string, string>>): Promise<void> => loadGames(game);
