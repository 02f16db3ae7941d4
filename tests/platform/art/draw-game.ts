import type { Game } from '../games/game';
import { getGameEmblem, readIconShapes } from './emblems';
import { escapeXml } from './escape-xml';
import { createPalette } from './palette';
import { GAME_STYLES, LOTTERY_STYLES } from './picture-styles';

/** Draws the image of a game (240 × 240): its own emblem in one of several styles, in its own colours. */
export function drawGame({ id, category, code, name }: Game): string {
  const styles = category.includes('LOTT') ? LOTTERY_STYLES : GAME_STYLES;
  const file = getGameEmblem(code);
  const draw = styles[id % styles.length];
  const picture = {
    palette: createPalette(id),
    seed: id,
    emblem: readIconShapes(file),
    isFilled: file.startsWith('filled/'),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img"><title>${escapeXml(name)}</title>${draw?.(picture) ?? ''}</svg>`;
}
