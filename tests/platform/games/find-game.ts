import type { Database } from '../database/database';
import { type Game, game } from './game';

export const listAllGames = (database: Database): Game[] => database.all(game, 'SELECT * FROM game ORDER BY id');

/** Returns the game that has `key` as its node id or, regardless of letter case, as its game code. */
export function findGame(database: Database, key: string): Game | undefined {
  const sql = 'SELECT * FROM game WHERE code = ? COLLATE NOCASE OR id = CAST(? AS INTEGER)';
  return database.one(game, sql, key, /^\d+$/.test(key) ? key : '0');
}

export const listLotteryGames = (database: Database): Game[] =>
  listAllGames(database).filter(({ category }) => category.includes('LOTT'));
