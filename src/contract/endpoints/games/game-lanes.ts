import { type InferOutput, minLength, minValue, number, object, pipe, safeInteger, string, transform } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  editorText,
  flag,
  imageUrl,
  lenientField,
  listOf,
  mapOutput,
  optionalIdentifier,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';
import { readEditorText } from '../../text/decode-entities';

const sentCard = object({
  nodeId: optionalIdentifier,
  displayName: pipe(string(), minLength(1), transform(readEditorText)),
  /** Vendor code; shown and compared in upper case. */
  accountTypeName: text,
  /** Name of the vendor, shown instead of its code; assumed. */
  providerName: editorText,
  gameCode: optionalIdentifier,
  roomId: optionalIdentifier,
  image: imageUrl,
  prizeMode: text,
  trial: flag,
  /** Whether the game is one of the most played; assumed. */
  hot: flag,
  /**
   * `jackpot`: current jackpot in the `currency` of the response; `jackpotGrowth`: its growth per hour. Both are 0 if
   * there is no jackpot. Assumed.
   */
  jackpot: count,
  jackpotGrowth: count,
  /**
   * `drawAt`: time of the next draw of a lottery; `drawInterval`: seconds between two draws. Both are 0 if unknown.
   * Assumed.
   */
  drawAt: timestamp,
  drawInterval: count,
});

/** A game in a lane (GAME-5). `nodeId` is assumed: it defaults to the game code, or to the name if there is no code. */
export const gameCard = mapOutput(sentCard, (card) => ({
  ...card,
  nodeId: card.nodeId || card.gameCode || card.displayName,
}));
export type GameCard = InferOutput<typeof gameCard>;

const sentLane = object({
  title: editorText,
  category: text,
  /** Picture of the category on a board of categories; without it, the app's icon is shown. Assumed. */
  icon: imageUrl,
  cards: listOf(gameCard),
  gameClassify: listOf(object({ code: text, vendors: listOf(string()) })),
  /** Number of games of the lane, including those that are not in `cards`; 0 if unknown. */
  gameCount: lenientField(pipe(number(), safeInteger(), minValue(0)), 0),
});

/** Category assigned to a lane that the platform sends without a category and without a title. */
const NAMELESS_LANE = 'OTHER';

/** A vendor with its code, name and logo; assumed. */
const gameVendor = object({ code: string(), name: editorText, logo: imageUrl });
export type GameVendor = InferOutput<typeof gameVendor>;

/**
 * A row of games of one category, such as LOTT, ELOTT, SLOT (GAME-5). `category` is assumed; it defaults to the title.
 */
export const gameLane = mapOutput(sentLane, (lane) => ({
  ...lane,
  category: lane.category || lane.title || NAMELESS_LANE,
}));
export type GameLane = InferOutput<typeof gameLane>;

export const gameLanes = defineEndpoint({
  name: 'gameLanes',
  path: '/wps/relay/GCSGAME_newGameVendor',
  response: object({
    data: object({
      lanes: requiredListOf(gameLane),
      providers: listOf(gameVendor),
      /**
       * `currency`: ISO 4217 code of the jackpots' currency; `at`: time at which the jackpots were measured. Assumed.
       */
      currency: text,
      at: timestamp,
    }),
  }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.gameLanes,
  cacheable: 'public',
  early: true,
});
