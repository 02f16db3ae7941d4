import type { Database } from '../database/database';
import { GAME_CATALOGUE } from './game-catalogue';

const FIRST_ID = 1001;

/** Inserts the games of the catalogue with consecutive ids from {@link FIRST_ID}. */
export function seedGames(database: Database): void {
  let id = FIRST_ID;
  for (const { category, vendor, prizeMode = '', roomId = '', trial = false, names } of GAME_CATALOGUE) {
    for (const [name, chinese] of names) {
      database.run(
        'INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        category,
        vendor,
        codeOf(name),
        name,
        chinese,
        prizeMode,
        roomId,
        trial ? 1 : 0,
      );
      id += 1;
    }
  }
}

/** Returns the code for a game's name, for example `FERRIS_FIVE` for `Ferris Five`. Diacritics are removed. */
function codeOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd');
  return plain.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
}
