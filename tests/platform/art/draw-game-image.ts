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
import { frameSubject } from './subjects/frame-subject';
import { SUBJECTS } from './subjects/subjects';

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
 * Draws the image of a game: its key picture, which fills a box of any ratio, if the game has a subject; otherwise its
 * own emblem in one of several styles (240 × 240), in its own colours.
 * @param merchant code of the merchant whose art direction is used. A merchant without an art direction has the one
 * of Fairground.
 */
export function drawGameImage(game: Game, merchant = 'FAIR'): string {
  const { id, code, name } = game;
  const direction = getOwnProperty(DIRECTIONS, merchant) ?? FAIR;
  const subject = getOwnProperty(SUBJECTS, code)?.(direction.createPalette(id));
  if (subject) return frameSubject(subject, name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img"><title>${escapeXml(name)}</title>${drawEmblemPicture(game, direction)}</svg>`;
}

function drawEmblemPicture({ id, category, code }: Game, direction: ArtDirection): string {
  const styles = category.includes('LOTT') ? direction.lotteries : direction.games;
  const file = getGameEmblemFile(code);
  const draw = styles[id % styles.length];
  const palette = direction.createPalette(id);
  return draw?.({ palette, seed: id, emblem: readIconShapes(file), isFilled: file.startsWith('filled/') }) ?? '';
}
