import { type InferOutput, object, optional, picklist, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { editorText, flag, identifier, listOf, optionalIdentifier, timestamp } from '../../fields';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

/** Returns the URL that launches a lottery game or the lobby of its vendor (GAME-1). */
export const launchGame = defineEndpoint({
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
    /** Numbers of an earlier ticket, separated by commas, with which the game opens; assumed. */
    lottoNumbers: optional(string()),
  }),
  response: object({ gameUrl: string() }),
  auth: 'required',
  timeout: 10_000,
});

/** Returns the URL that launches a trial of a game; the trial is shown in a frame (GAME-3). */
export const launchTrialGame = defineEndpoint({
  name: 'launchTrialGame',
  path: '/wps/relay/GCS_gameTrialLaunch',
  query: object({ gameId: string(), nodeId: string(), platform: picklist(['html5']) }),
  response: object({ gameUrl: string() }),
  auth: 'none',
});

/** A live or upcoming match (GAME-6). All fields except `title` and `nodeId` are assumed. */
export const gameMatch = object({
  id: identifier,
  title: editorText,
  /** Node id of the game in which users bet on the match. */
  nodeId: optionalIdentifier,
  home: editorText,
  away: editorText,
  league: editorText,
  startTime: timestamp,
  live: flag,
  /** Score as text, in the platform's notation; empty before the match starts. */
  score: optionalIdentifier,
});
export type GameMatch = InferOutput<typeof gameMatch>;

/** Live and upcoming matches (GAME-6). */
export const gameMatches = defineEndpoint({
  name: 'gameMatches',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  response: object({ matches: listOf(gameMatch) }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.gameMatches,
});
