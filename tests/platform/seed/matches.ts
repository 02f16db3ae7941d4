import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { gameMatches } from '../../../src/contract/endpoints/game';

type Match = NonNullable<AnswerInputOf<typeof gameMatches>['matches']>[number];

const MINUTE = 60_000;

/** What is on and what comes next (GAME-6). @param now epoch milliseconds */
export function matchesAt(now: number): Match[] {
  const inMinutes = (minutes: number) => Math.floor(now / MINUTE) * MINUTE + minutes * MINUTE;
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
