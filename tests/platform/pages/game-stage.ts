import { isLotteryCategory } from '../../../src/services/games/game-paths';
import type { Game } from '../games/game';
import { type Html, html } from './html';

/** The symbols of the reels, drawn in a square of 48 units; trial.js turns the reels through them. */
const SYMBOLS: Readonly<Record<string, Html>> = {
  cherry: html`<path d="M17 31C18 20 24 11 36 7 32 15 31 22 33 29" fill="none" stroke="#2e7d32" stroke-width="3" stroke-linecap="round"/><path d="M36 7c5-3 9-1 10 1-3 4-8 4-10-1z" fill="#43a047"/><circle cx="15" cy="34" r="9" fill="#d81b3c"/><circle cx="33" cy="34" r="9" fill="#b4122f"/><circle cx="12" cy="31" r="2.5" fill="#ff9fb0"/><circle cx="30" cy="31" r="2.5" fill="#ff9fb0"/>`,
  lemon: html`<path d="M5 26c2-12 13-18 24-16 5 0 9-2 11-4 1 4 3 5 5 6-2 3-2 6-2 9-1 13-13 20-24 18-4 0-8 2-10 3 0-4-2-5-3-7z" fill="#ffd21f"/><path d="M11 27c1-7 6-11 12-12" fill="none" stroke="#fff6c2" stroke-width="3" stroke-linecap="round"/>`,
  bell: html`<circle cx="24" cy="40" r="5" fill="#8a5a0a"/><path d="M24 5c9 0 13 7 13 15 0 7 2 11 6 15v3H5v-3c4-4 6-8 6-15C11 12 15 5 24 5z" fill="#f5ae1c"/><path d="M17 14c1-3 3-4 5-4" fill="none" stroke="#fff1c4" stroke-width="3" stroke-linecap="round"/><path d="M5 35h38v3H5z" fill="#c77f0a"/>`,
  clover: html`<path d="M24 26c1 8 4 14 9 17" fill="none" stroke="#1b5e20" stroke-width="3.5" stroke-linecap="round"/><g fill="#2e9e4f"><circle cx="17" cy="14" r="8"/><circle cx="31" cy="14" r="8"/><circle cx="13" cy="25" r="8"/><circle cx="35" cy="25" r="8"/></g><circle cx="24" cy="20" r="7" fill="#48c774"/>`,
  star: html`<path d="M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z" fill="#ffb71f"/><path d="M24 4l6 13 14 2-20 5z" fill="#ffe08a"/>`,
  diamond: html`<path d="M12 8h24l9 12-21 23L3 20z" fill="#27b3e6"/><path d="M12 8h24l-6 12H18z" fill="#a5e6ff"/><path d="M18 20h12l-6 23z" fill="#5fd0f7"/>`,
  seven: html`<path d="M8 6h33v9C32 23 28 32 28 43H16c0-12 5-20 12-27H14v4H8z" fill="#d81b3c"/><path d="M12 10h20" stroke="#ff9fb0" stroke-width="2.5" stroke-linecap="round"/>`,
};

/** Symbols that each reel shows before the first spin, from top to bottom. */
const REELS = [
  ['cherry', 'seven', 'diamond'],
  ['bell', 'clover', 'star'],
  ['lemon', 'diamond', 'cherry'],
];

const symbolDefinitions = html`<svg class="symbols" aria-hidden="true">${Object.entries(SYMBOLS).map(
  ([name, shapes]) => html`<symbol id="symbol-${name}" viewBox="0 0 48 48">${shapes}</symbol>`,
)}</svg>`;

const coverOf = (game: Game | undefined) =>
  html`<img class="cover" src="/cdn/games/${game?.id ?? 0}.svg" alt="" width="120" height="120">`;

/** A slot machine: three reels below the picture of the game. */
function cabinet(game: Game | undefined): Html {
  const place = (name: string) => html`<svg><use href="#symbol-${name}"></use></svg>`;
  const reels = REELS.map((names) => html`<span>${names.map(place)}</span>`);
  return html`${symbolDefinitions}<div class="cabinet">${coverOf(game)}<div class="wheels" aria-hidden="true">${reels}</div></div>`;
}

/**
 * The stage of a demo game by its category: a lottery has balls to pick, any other game a slot machine.
 * @param picked numbers that are picked already
 * @param invitation text above the balls
 */
export function renderGameStage(game: Game | undefined, picked: readonly string[], invitation: string): Html {
  const isLottery = game !== undefined && isLotteryCategory(game.category);
  // Its script enables them: a press before it runs would be lost.
  const balls = Array.from(
    { length: 30 },
    (_, at) =>
      html`<button type="button" aria-pressed="${String(picked.includes(String(at + 1)))}" disabled>${at + 1}</button>`,
  );
  return isLottery
    ? html`<div class="ticket">${coverOf(game)}<h2>${invitation}</h2><div class="balls" data-pick="5">${balls}</div></div>`
    : html`${cabinet(game)}<div class="balls" data-pick="5" data-drawn hidden>${balls}</div>`;
}
