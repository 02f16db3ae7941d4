import type { Database } from '../database/database';
import { type Game, game } from './game';

export const listAllGames = (database: Database): Game[] => database.all(game, 'SELECT * FROM game ORDER BY id');

/** Returns a game by node id or by game code in any case. */
export function findGame(database: Database, key: string): Game | undefined {
  const sql = 'SELECT * FROM game WHERE code = ? COLLATE NOCASE OR id = CAST(? AS INTEGER)';
  return database.one(game, sql, key, /^\d+$/.test(key) ? key : '0');
}

export const listLotteryGames = (database: Database): Game[] =>
  listAllGames(database).filter(({ category }) => category.includes('LOTT'));
