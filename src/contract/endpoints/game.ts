import { array, type InferOutput, nullish, object, picklist, string } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, identifier, moment, text } from '../fields';

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

/** A match that runs or is to come (GAME-6). Its fields beside `title` and `nodeId` are assumed. */
export const gameMatch = object({
  id: identifier,
  title: text,
  /** The game that the match is played or bet on in. */
  nodeId: text,
  home: text,
  away: text,
  league: text,
  startTime: moment,
  live: flag,
  /** As the platform writes it; empty before the start. */
  score: text,
});
export type GameMatch = InferOutput<typeof gameMatch>;

/** Matches (GAME-6). */
export const gameMatches = endpoint({
  name: 'gameMatches',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  answer: object({ matches: nullish(array(gameMatch), []) }),
  auth: 'none',
});
