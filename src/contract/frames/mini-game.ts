import { type InferOutput, literal, maxLength, object, optional, picklist, pipe, string, variant } from 'valibot';

/**
 * URL of the page that runs the mini game's script in a frame with an opaque origin. Captchas are isolated in the
 * same way (docs/decisions/0008-captcha.md).
 */
export const MINI_GAME_FRAME_URL = '/m/mini-game/frame.html';

/**
 * The mini games, each with the switch that enables it (`name`) and the path of its script. That the paths are fixed
 * is an assumption (MINI-1).
 */
export const MINI_GAME_VARIANTS = [
  { name: 'LOTTMINIGAME3', script: '/mini-game/v1', isMovable: true },
  { name: 'SEALOTTMINIGAME3', script: '/mini-game/s1', isMovable: false },
] as const;
export type MiniGameVariant = (typeof MINI_GAME_VARIANTS)[number];

/** How a mini game is shown: as a floating bubble, or as the panel in which it is played. */
export const miniGameView = picklist(['bubble', 'panel']);
export type MiniGameView = InferOutput<typeof miniGameView>;

/** A merchant's own text may be the title, and has at most 400 characters. */
const frameTitle = pipe(string(), maxLength(1_000));

/**
 * Messages from the page to the mini game's frame. `start`: load the script from the absolute URL `script`; `show`:
 * switch to the view. `language` is a language code of the platform, such as `EN`, and `title` that of the document.
 */
export const miniGameCommand = variant('type', [
  object({ type: literal('start'), script: string(), language: string(), title: optional(frameTitle) }),
  object({ type: literal('show'), view: miniGameView }),
]);
export type MiniGameCommand = InferOutput<typeof miniGameCommand>;

/**
 * Messages from the mini game's frame to the page. `ready`: the game has started; `failed`: the game could not be
 * loaded; `close`: the user closed the game.
 */
export const miniGameEvent = variant('type', [
  object({ type: literal('ready') }),
  object({ type: literal('failed') }),
  object({ type: literal('close') }),
]);
export type MiniGameEvent = InferOutput<typeof miniGameEvent>;
