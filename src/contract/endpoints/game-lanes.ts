import { array, type InferOutput, nullish, number, object, string } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, identifier, orDefault, text } from '../fields';

/** A game on a lane (GAME-5). */
export const gameCard = object({
  nodeId: identifier,
  displayName: string(),
  /** Vendor code; shown and compared in upper case. */
  accountTypeName: string(),
  gameCode: text,
  roomId: text,
  image: text,
  prizeMode: text,
  trial: flag,
});
export type GameCard = InferOutput<typeof gameCard>;

/** A row of games of one category, such as LOTT, ELOTT, SLOT (GAME-5). */
export const gameLane = object({
  title: string(),
  category: string(),
  cards: array(gameCard),
  gameClassify: nullish(array(object({ code: string(), vendors: nullish(array(string()), []) })), []),
  gameCount: orDefault(number(), 0),
});
export type GameLane = InferOutput<typeof gameLane>;

export const gameLanes = endpoint({
  name: 'gameLanes',
  path: '/wps/relay/GCSGAME_newGameVendor',
  answer: object({ data: object({ lanes: array(gameLane) }) }),
  auth: 'none',
  cacheable: 'public',
  early: true,
});
