import type { Services } from '../services';
import { seedAnnouncements } from './seed-announcements';
import { seedChat } from './seed-chat';
import { seedGames } from './seed-games';
import { seedMembers } from './seed-members';

/** Fills an empty database; one that has members is left as it is. */
export function seed({ database, clock }: Services): void {
  if (database.count('SELECT count(*) AS n FROM member') > 0) return;
  database.transaction(() => {
    seedGames(database);
    seedMembers(database, clock.now());
    seedAnnouncements(database);
    seedChat(database, clock.now());
  });
}

/** Empties every table that the seed or a visitor filled, and seeds again. */
export function reseed(services: Services): void {
  const tables = [
    'chatMessage',
    'chatTicket',
    'account',
    'identity',
    'session',
    'sms',
    'loginFailure',
    'whiteLabelSwitch',
    'game',
    'announcement',
    'trackedEvent',
    'usedKey',
    'feedback',
    'pushDevice',
    'member',
    'sqlite_sequence',
  ];
  for (const table of tables) services.database.run(`DELETE FROM ${table}`);
  seed(services);
}
