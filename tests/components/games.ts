import { commands } from 'vitest/browser';
import { lanesQuery } from '../../src/features/games/data/lanes-query';
import { queryClient } from '../../src/services/queries/query-client';
import { getCurrentQueryScope } from '../../src/services/queries/query-scope';

/** Makes the merchant offer one game with these values, and loads the list of games. */
export async function loadGame(card: Readonly<Record<string, string | boolean>>): Promise<void> {
  const lanes = [{ category: 'SLOT', cards: [{ displayName: 'A game', accountTypeName: 'TCG', ...card }] }];
  const body = JSON.stringify({ success: true, value: { data: { lanes } } });
  await commands.addFault({ endpoint: 'gameLanes', body, contentType: 'application/json' });
  await queryClient.fetchQuery(lanesQuery(getCurrentQueryScope()));
}
