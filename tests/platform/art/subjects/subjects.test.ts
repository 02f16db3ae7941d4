import { describe, expect, test } from 'vitest';
import { listAllGames } from '../../games/find-game';
import { findMerchant } from '../../merchants/find-merchant';
import { setUpTestPlatform } from '../../testing/test-platform';
import { drawGameImage } from '../draw-game-image';
import { SUBJECTS } from './subjects';

const { platform } = setUpTestPlatform();

const MAX_PICTURE_CHARACTERS = 9 * 1024;
const MERCHANTS = ['FAIR', 'KOPI', 'SOL'];

const listAll = () => listAllGames(platform().services.database);
const listPictured = () => listAll().filter(({ code }) => code in SUBJECTS);
const listIds = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe('[GAME-5] the key picture of a game', () => {
  test('exists only for codes of games', () => {
    const codes = new Set(listAll().map(({ code }) => code));
    expect(Object.keys(SUBJECTS).filter((code) => !codes.has(code))).toEqual([]);
  });

  test('exists for the other games of the fair', () => {
    const others = ['WHEEL_OF_THE_FAIR', 'LUCKY_POPCORN', 'BALLOON_BINGO', 'FERRIS_FIVE', 'SUGAR_COMET'];
    const draws = ['CAROUSEL_DRAW', 'COTTON_CANDY_45', 'MERRY_6_OF_49', 'TOMBOLA_EXPRESS'];
    expect([...others, ...draws].filter((code) => !(code in SUBJECTS))).toEqual([]);
  });

  test.each(MERCHANTS)('exists for every hot game of %s and for its jackpot', (merchant) => {
    const { hotGames = [], jackpot } = findMerchant(merchant) ?? {};
    expect([...hotGames, jackpot?.game ?? ''].filter((code) => !(code in SUBJECTS))).toEqual([]);
  });

  test('has fewer than 9 KB for every merchant', () => {
    const large = listPictured().flatMap((game) =>
      MERCHANTS.filter((merchant) => drawGameImage(game, merchant).length >= MAX_PICTURE_CHARACTERS).map(
        (merchant) => `${game.code} ${merchant}`,
      ),
    );
    expect(large).toEqual([]);
  });

  test('has ids that no other picture has, and refers only to its own', () => {
    const pictures = listPictured().map((game) => drawGameImage(game));
    const ids = pictures.flatMap(listIds);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const picture of pictures) {
      const own = new Set(listIds(picture));
      const used = [...picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id = '']) => id);
      expect(used.filter((id) => !own.has(id))).toEqual([]);
    }
  });

  test('has no text: the app shows the name', () => {
    for (const game of listPictured()) expect(drawGameImage(game)).not.toContain('<text');
  });
});
