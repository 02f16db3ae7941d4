import { array, type InferOutput, nullish, number, object, picklist, string } from 'valibot';
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

/** Starts a lottery game or its lobby (GAME-1). */
export const launchGame = endpoint({
  name: 'launchGame',
  path: '/wps/game/launchGame',
  query: object({
    lottoArea: string(),
    launchMode: picklist(['LOTT']),
    lottoPrizeMode: string(),
    lottoMode: string(),
    lottoGameCode: string(),
    lottoView: string(),
    device: picklist(['MOBILE']),
    backUrl: string(),
    hasLobby: string(),
    language: string(),
    title: string(),
    labelName: string(),
  }),
  answer: object({ gameUrl: string() }),
  auth: 'required',
  timeout: 10_000,
});

/** Starts a game for play money in a frame (GAME-3). */
export const trialLaunch = endpoint({
  name: 'trialLaunch',
  path: '/wps/relay/GCS_gameTrialLaunch',
  query: object({ gameId: string(), nodeId: string(), platform: picklist(['html5']) }),
  answer: object({ gameUrl: string() }),
});

/** Matches running now (GAME-6). */
export const gameMatches = endpoint({
  name: 'gameMatches',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  answer: object({ matches: nullish(array(object({ id: identifier, title: text, nodeId: text })), []) }),
});
