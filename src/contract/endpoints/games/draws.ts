import { type InferOutput, object, picklist, string } from 'valibot';
import { drawnNumbers } from '../../drawn-numbers';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  editorParagraph,
  identifier,
  lenientField,
  listOf,
  optionalIdentifier,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { optionalAmount } from '../../money';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

const drawResult = object({
  /** Number of the draw; empty if the platform does not number its draws. */
  issue: optionalIdentifier,
  /** Time of the draw. */
  at: timestamp,
  /** The drawn numbers, as they are printed on the balls; empty while the result has not come. */
  numbers: drawnNumbers,
});
export type DrawResult = InferOutput<typeof drawResult>;

const drawsOfGame = object({
  nodeId: identifier,
  /** Number of the next draw. */
  issue: optionalIdentifier,
  /** When bets on the next draw close; 0 if unknown. */
  drawAt: timestamp,
  /** Seconds between two draws; 0 if unknown. */
  drawInterval: count,
  /** Results of the last draws, newest first; up to five are shown. */
  results: listOf(drawResult),
});
export type GameDraws = InferOutput<typeof drawsOfGame>;

/** The next draw and the last results of each lottery game. */
export const gameDraws = defineEndpoint({
  name: 'gameDraws',
  path: '/wps/relay/GCSGAME_newGameDraws',
  response: object({
    /** The platform's time of the response; countdowns run by it and not by the clock of the device. */
    at: timestamp,
    list: requiredListOf(drawsOfGame),
  }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.gameDraws,
  source: 'assumed',
});

/** How often and how much a slot pays: small prizes often (`LOW`) to large prizes rarely (`HIGH`). */
export const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH'] as const;

/** What a player should know before the first bet on a game. */
export const gameFacts = defineEndpoint({
  name: 'gameFacts',
  path: '/wps/relay/GCSGAME_getGameFacts',
  query: object({ nodeId: string() }),
  response: object({
    /** ISO 4217 code of the stakes. */
    currency: text,
    /** `minStake` and `maxStake`: limits of one bet; 0 if unknown. */
    minStake: optionalAmount,
    maxStake: optionalAmount,
    /** How to win, in lines in the language of the request; up to three are shown. */
    rules: listOf(editorParagraph),
    /** Return to player in percent; 0 if unknown. */
    rtp: count,
    /** Absent if unknown. */
    volatility: lenientField(picklist(VOLATILITIES), undefined),
    /** The highest win as a multiple of the stake; 0 if unknown. */
    maxWin: count,
  }),
  auth: 'none',
  cacheable: 'public',
  source: 'assumed',
});
export type GameFacts = InferOutput<typeof gameFacts.response>;
