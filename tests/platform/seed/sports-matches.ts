import type { ResponseInputOf } from '../../../src/contract/endpoint';
import type { gameMatches } from '../../../src/contract/endpoints/games/game';

type Match = NonNullable<ResponseInputOf<typeof gameMatches>['matches']>[number];

const MINUTE_MS = 60_000;

/** Returns current and upcoming matches (GAME-6). @param now epoch milliseconds */
export function buildSportsMatches(now: number): Match[] {
  const inMinutes = (minutes: number) => Math.floor(now / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
  return [
    {
      id: 'm1',
      title: 'Harbour City – Rice Field United',
      home: 'Harbour City',
      away: 'Rice Field United',
      league: 'Delta Cup',
      startTime: inMinutes(-35),
      live: true,
      score: '2 : 1',
      nodeId: '1048',
    },
    {
      id: 'm2',
      title: 'Team Firefly – Neon Naga',
      home: 'Team Firefly',
      away: 'Neon Naga',
      league: 'E-Sports Open',
      startTime: inMinutes(-10),
      live: true,
      score: '0 : 0',
      nodeId: '1051',
    },
    { id: 'm3', title: 'Muay Night: Saen – Kla', league: 'Muay Night', startTime: inMinutes(90), nodeId: '1052' },
    {
      id: 'm4',
      title: 'Lotus Queens – Pier Dragons',
      home: 'Lotus Queens',
      away: 'Pier Dragons',
      league: 'Courtside League',
      startTime: inMinutes(26 * 60),
      nodeId: '1049',
    },
  ];
}
