import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getOwnProperty } from '../../../src/base/own-property';

const { resolve } = createRequire(import.meta.url);

/** File of the Tabler icon in the image of each game, by game code. */
const GAME_EMBLEMS: Readonly<Record<string, string>> = {
  FERRIS_FIVE: 'outline/building-carousel',
  RAPID_THREE: 'filled/dice-3',
  HARBOUR_MARK_SIX: 'outline/sailboat',
  PIER_RACING: 'filled/car',
  LANTERN_KENO: 'outline/lamp',
  NIGHT_MARKET_11X5: 'outline/moon-stars',
  ONE_MINUTE_DICE: 'filled/hourglass',
  GOLDEN_HOUR_28: 'filled/sun',
  XO_SO_MIEN_BAC: 'filled/star',
  XO_SO_MIEN_TRUNG: 'filled/flower',
  XO_SO_MIEN_NAM: 'filled/leaf',
  HA_NOI_SIEU_TOC: 'filled/bolt',
  CAROUSEL_DRAW: 'outline/horse-toy',
  LUCKY_POPCORN: 'outline/bucket',
  BALLOON_BINGO: 'filled/balloon',
  COTTON_CANDY_45: 'outline/candy',
  MERRY_6_OF_49: 'filled/clover',
  TOMBOLA_EXPRESS: 'filled/ticket',
  BANGKOK_3D: 'outline/pyramid',
  MEKONG_4D: 'outline/ripple',
  MANILA_EZ2: 'filled/map-pin',
  KUALA_TOTO: 'outline/torii',
  RINGMASTER_RICHES: 'outline/masks-theater',
  KOI_CASCADE: 'outline/fish',
  DRAGON_KILN: 'filled/flame',
  MOONCAKE_MINT: 'filled/cookie',
  JADE_ELEVATOR: 'filled/diamond',
  FIREFLY_FOREST: 'filled/bug',
  TIGER_TAILOR: 'filled/paw',
  SUGAR_COMET: 'outline/comet',
  TEMPLE_DRUMS: 'outline/music',
  MONSOON_GOLD: 'filled/droplets',
  LUCKY_LANTERNS: 'outline/lamp-2',
  PANDA_PARADE: 'outline/cat',
  NEON_NAGA: 'outline/tornado',
  CLOCKWORK_CARNIVAL: 'filled/settings',
  PEACOCK_FORTUNE: 'filled/feather',
  SEVEN_TEAHOUSES: 'outline/teapot',
  SALON_BACCARAT: 'filled/cards',
  SPEED_BACCARAT: 'outline/rocket',
  DRAGON_TIGER: 'filled/yin-yang',
  ROYAL_ROULETTE: 'outline/poker-chip',
  SIC_BO_PALACE: 'filled/dice-5',
  BLACKJACK_VERANDA: 'filled/spade',
  WHEEL_OF_THE_FAIR: 'filled/steering-wheel',
  FAN_TAN_HOUSE: 'filled/coin',
  XOC_DIA_LIVE: 'outline/coins',
  ARENA_FOOTBALL: 'outline/ball-football',
  COURTSIDE: 'outline/ball-basketball',
  VIRTUAL_DERBY: 'outline/horse',
  E_SPORTS_HUB: 'filled/device-gamepad',
  MUAY_NIGHT: 'outline/karate',
  REEF_HUNTER: 'outline/anchor',
  DEEP_LANTERN: 'filled/bulb',
  PEARL_STORM: 'outline/storm',
  OCTO_VAULT: 'filled/lock',
  TIDE_DRAGON: 'outline/dragon',
  HARPOON_HEROES: 'outline/fish-bone',
  TIEN_LEN_ROYALE: 'filled/crown',
  THREE_KINGDOMS_POKER: 'outline/swords',
  LANDLORD_DUEL: 'filled/chess-king',
  MAHJONG_TERRACE: 'filled/square-number-7',
  BULL_RUN: 'outline/zodiac-taurus',
  GOLDEN_FLOWER: 'filled/rosette',
  GRAND_CAROUSEL: 'filled/trophy',
  PHOENIX_ARCADE: 'filled/campfire',
  MIDNIGHT_ORCHARD: 'filled/apple',
  SIAM_SPARKS: 'filled/meteor',
  CANDY_COASTER: 'outline/ice-cream',
  PHARAOH_EXPRESS: 'outline/train',
  CHERRY_BOULEVARD: 'filled/cherry',
  WILD_SHERIFF: 'outline/horseshoe',
};

const cache = new Map<string, string>();

/**
 * Returns the SVG elements of a Tabler icon, in a square of 24 units and without colours.
 * @param file file of the icon, such as `filled/star`
 */
export function readIconShapes(file: string): string {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const svg = readFileSync(resolve(`@tabler/icons/${file}.svg`), 'utf8');
  const shapes = [...svg.matchAll(/<path[^>]*\bd="([^"]+)"/g)]
    .map(([, d = '']) => d)
    .filter((d) => d !== 'M0 0h24v24H0z')
    .map((d) => `<path d="${d}"/>`)
    .join('');
  cache.set(file, shapes);
  return shapes;
}

export const getGameEmblemFile = (code: string): string => getOwnProperty(GAME_EMBLEMS, code) ?? 'filled/star';
