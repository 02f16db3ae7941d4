import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { launchGame, trialLaunch } from '../../../src/contract/endpoints/game';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import { findGame } from '../games/find-game';
import { type Refusal, refuse } from '../server/refusal';
import type { Call, Caller, SignedIn } from '../server/route';

/** Longer than the app waits (GAME-2). */
const SLOW = 12_000;
const LOBBY = new Set(['', 'lobby', 'game_list']);

/** The address of a lottery game or of its lobby (GAME-1), late or never when the console staged it so. */
export async function launch(
  call: Call<typeof launchGame> & SignedIn,
): Promise<AnswerInputOf<typeof launchGame> | Refusal> {
  return (await staged(call)) ?? addressOf(call);
}

/** The address of a game's trial, open to visitors (GAME-3). */
export async function launchTrial(
  call: Call<typeof trialLaunch>,
): Promise<AnswerInputOf<typeof trialLaunch> | Refusal> {
  const refusal = await staged(call);
  if (refusal) return refusal;
  const { services, merchant, language, origin, query } = call;
  const found = findGame(services.database, query.nodeId) ?? findGame(services.database, query.gameId);
  if (!found) return refuse(ERROR_CODE.gameNotFound, 'There is no such game');
  if (!found.trial) return refuse('trial.not.offered', 'This game has no trial');
  const { hostileGames } = services.scenarios.of(merchant.code);
  const parameters = new URLSearchParams({ game: String(found.id), merchant: merchant.code, language });
  return { gameUrl: `${origin}/games/${hostileGames ? 'hostile' : 'trial'}.html?${parameters}` };
}

/** What the console staged for launches: they come late, never, or are refused. */
async function staged({ services, merchant }: Caller): Promise<Refusal | undefined> {
  switch (services.scenarios.of(merchant.code).launch) {
    case 'slow':
      await delay(SLOW, undefined, { ref: false });
      return undefined;
    case 'dead':
      return new Promise(() => {});
    case 'error':
      return refuse('game.maintenance', 'This game is under maintenance');
    case 'normal':
      return undefined;
  }
}

function addressOf({ services, merchant, member, origin, query }: Call<typeof launchGame> & SignedIn) {
  const code = query.lottoGameCode;
  const isLobby = LOBBY.has(code.toLowerCase());
  const found = isLobby ? undefined : findGame(services.database, code);
  if (!isLobby && !found) return refuse(ERROR_CODE.gameNotFound, 'There is no such game');
  if (found) services.members.meetCondition(member.id);
  const parameters = new URLSearchParams({
    game: found ? String(found.id) : '',
    merchant: merchant.code,
    member: member.username,
    language: query.language,
    view: query.lottoView,
    backUrl: query.backUrl,
  });
  return { gameUrl: `${origin}/games/lottery.html?${parameters}` };
}
