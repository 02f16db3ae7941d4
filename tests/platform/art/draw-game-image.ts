import { getOwnProperty } from '../../../src/base/own-property';
import type { Game } from '../games/game';
import { getGameEmblemFile, readIconShapes } from './emblems';
import { escapeXml } from './escape-xml';
import { createPalette, type Palette } from './palette';
import {
  type DrawPicture,
  drawArtDecoPicture,
  drawLotteryBallsPicture,
  drawNeonPicture,
  drawPaperCutPicture,
  drawPopArtPicture,
} from './picture-styles';
import {
  createFestivePalette,
  createNightPalette,
  drawCandyPicture,
  drawDuskPicture,
  drawLacquerPicture,
  drawLamplightPicture,
  drawMedallionPicture,
} from './rich-styles';

/** Art direction of a merchant's game images. The id of a game determines which of the styles its image has. */
interface ArtDirection {
  readonly createPalette: (seed: number) => Palette;
  readonly games: readonly DrawPicture[];
  readonly lotteries: readonly DrawPicture[];
}

const FAIR: ArtDirection = {
  createPalette,
  games: [
    drawCandyPicture,
    drawDuskPicture,
    drawPaperCutPicture,
    drawMedallionPicture,
    drawPopArtPicture,
    drawCandyPicture,
    drawNeonPicture,
  ],
  lotteries: [drawLotteryBallsPicture, drawCandyPicture, drawLotteryBallsPicture, drawPaperCutPicture],
};

const DIRECTIONS: Readonly<Record<string, ArtDirection>> = {
  FAIR,
  KOPI: {
    createPalette: createNightPalette,
    games: [drawLamplightPicture, drawArtDecoPicture, drawDuskPicture, drawLamplightPicture, drawNeonPicture],
    lotteries: [drawLotteryBallsPicture, drawLamplightPicture, drawArtDecoPicture],
  },
  SOL: {
    createPalette: createFestivePalette,
    games: [drawLacquerPicture, drawMedallionPicture, drawCandyPicture, drawDuskPicture, drawPaperCutPicture],
    lotteries: [drawLotteryBallsPicture, drawLacquerPicture, drawLotteryBallsPicture, drawMedallionPicture],
  },
};

/**
 * Draws the image of a game (240 × 240): its own emblem in one of several styles, in its own colours.
 * @param merchant code of the merchant whose art direction is used. A merchant without an art direction has the one
 * of Fairground.
 */
export function drawGameImage({ id, category, code, name }: Game, merchant = 'FAIR'): string {
  const direction = getOwnProperty(DIRECTIONS, merchant) ?? FAIR;
  const styles = category.includes('LOTT') ? direction.lotteries : direction.games;
  const file = getGameEmblemFile(code);
  const draw = styles[id % styles.length];
  const picture = {
    palette: direction.createPalette(id),
    seed: id,
    emblem: readIconShapes(file),
    isFilled: file.startsWith('filled/'),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img"><title>${escapeXml(name)}</title>${draw?.(picture) ?? ''}</svg>`;
}
