import { type InferOutput, literal, object, picklist, string, variant } from 'valibot';

/** The page that runs the mini game's script in a frame without an origin, as captchas run (docs/decisions/0008-captcha.md). */
export const MINI_GAME_FRAME_URL = '/m/mini-game/frame.html';

/** A mini game: the switch that turns it on and the script it is. The one that is fixed is assumed (MINI-1). */
export const MINI_GAMES = [
  { name: 'LOTTMINIGAME3', script: '/mini-game/v1', isMovable: true },
  { name: 'SEALOTTMINIGAME3', script: '/mini-game/s1', isMovable: false },
] as const;
export type MiniGame = (typeof MINI_GAMES)[number];

/** How much of itself a mini game shows: the bubble that floats, or the panel it is played in. */
export const miniGameView = picklist(['bubble', 'panel']);
export type MiniGameView = InferOutput<typeof miniGameView>;

/** From the page: load the script, an absolute address; show this much. `language` is the platform's code. */
export const toMiniGame = variant('type', [
  object({ type: literal('start'), script: string(), language: string() }),
  object({ type: literal('show'), view: miniGameView }),
]);
export type ToMiniGame = InferOutput<typeof toMiniGame>;

/** From the frame: the game is there, it is not going to be, the player has had enough of it. */
export const fromMiniGame = variant('type', [
  object({ type: literal('ready') }),
  object({ type: literal('failed') }),
  object({ type: literal('close') }),
]);
export type FromMiniGame = InferOutput<typeof fromMiniGame>;
