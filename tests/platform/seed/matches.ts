/** Matches that are on (GAME-6). */
export const MATCHES: readonly { id: string; title: string; nodeId: string }[] = [
  { id: 'm1', title: 'Harbour City – Rice Field United', nodeId: '1049' },
  { id: 'm2', title: 'Lotus Queens – Pier Dragons', nodeId: '1050' },
  { id: 'm3', title: 'Team Firefly – Neon Naga', nodeId: '1052' },
];
