import { getOwnProperty } from '../../../src/base/own-property';
import type { Game } from '../games/game';
import { getGameEmblem, readIconShapes } from './emblems';
import { escapeXml } from './escape-xml';
import { createPalette, type Palette } from './palette';
import { balls, deco, neon, type PictureStyle, paper, pop } from './picture-styles';
import { candy, createFestivePalette, createNightPalette, dusk, lacquer, lamplight, medallion } from './rich-styles';

/** Art direction of a merchant's game pictures; the game's id chooses one of the styles. */
interface ArtDirection {
  readonly createPalette: (seed: number) => Palette;
  readonly games: readonly PictureStyle[];
  readonly lotteries: readonly PictureStyle[];
}

const FAIR: ArtDirection = {
  createPalette,
  games: [candy, dusk, paper, medallion, pop, candy, neon],
  lotteries: [balls, candy, balls, paper],
};

const DIRECTIONS: Readonly<Record<string, ArtDirection>> = {
  FAIR,
  KOPI: {
    createPalette: createNightPalette,
    games: [lamplight, deco, dusk, lamplight, neon],
    lotteries: [balls, lamplight, deco],
  },
  SOL: {
    createPalette: createFestivePalette,
    games: [lacquer, medallion, candy, dusk, paper],
    lotteries: [balls, lacquer, balls, medallion],
  },
};

/**
 * Draws the image of a game (240 × 240): its own emblem in one of several styles, in its own colours.
 * @param merchant code of the merchant whose art direction is used; that of Fairground if it has none
 */
export function drawGame({ id, category, code, name }: Game, merchant = 'FAIR'): string {
  const direction = getOwnProperty(DIRECTIONS, merchant) ?? FAIR;
  const styles = category.includes('LOTT') ? direction.lotteries : direction.games;
  const file = getGameEmblem(code);
  const draw = styles[id % styles.length];
  const picture = {
    palette: direction.createPalette(id),
    seed: id,
    emblem: readIconShapes(file),
    isFilled: file.startsWith('filled/'),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img"><title>${escapeXml(name)}</title>${draw?.(picture) ?? ''}</svg>`;
}
