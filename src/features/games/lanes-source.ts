import type { AnswerOf } from '../../contract/endpoint';
import { gameLanes } from '../../contract/endpoints/game-lanes';
import type { PublicSource } from '../../services/last-known/use-public-answer';
import { call } from '../../services/platform/platform';

/** The merchant's games, as the platform has them (GAME-5). */
export const LANES: PublicSource<AnswerOf<typeof gameLanes>> = {
  name: gameLanes.name,
  schema: gameLanes.answer,
  ask: (manner) => call(gameLanes, manner),
};
