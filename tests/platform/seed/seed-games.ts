import type { Database } from '../database/database';
import { GAME_CATALOGUE } from './game-catalogue';

const FIRST_ID = 1001;

/** The catalogue as rows, numbered from {@link FIRST_ID} in order. */
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

/** `Ferris Five` → `FERRIS_FIVE`, marks above letters dropped. */
function codeOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd');
  return plain.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
}
