import { setTimeout as delay } from 'node:timers/promises';
import type { ResponseInputOf } from '../../../../src/contract/endpoint';
import type { launchGame, launchTrialGame } from '../../../../src/contract/endpoints/games/game';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { findGame } from '../../games/find-game';
import { createRefusalError, type RefusalError } from '../../server/refusal';
import type { CallContext, EndpointCall, MemberSession } from '../../server/route';

/** Delay of a slow launch, longer than the app's timeout (ms, GAME-2). */
const SLOW_LAUNCH_THRESHOLD_MS = 12_000;
const LOBBY_CODES = new Set(['', 'lobby', 'game_list']);

/**
 * Resolves with the URL of a game or of the lottery lobby (GAME-1). Resolves with a refusal if the member is taking a
 * break, is excluded, has to send documents first or has reached a limit of time, or if the `launch` field of the scenario demands one.
 */
export async function handleGameLaunch(
  call: EndpointCall<typeof launchGame> & MemberSession,
): Promise<ResponseInputOf<typeof launchGame> | RefusalError> {
  const { services, member } = call;
  const refusal =
    services.playBreaks.refuse(member.id) ??
    services.documentChecks.refuse(member.id, 'PLAY') ??
    services.playLimits.refuseStake(member.id, 0);
  return refusal ?? (await applyLaunchScenario(call)) ?? gameAddress(call);
}

/** Resolves with the URL of a game's trial, which visitors may open (GAME-3). */
export async function handleTrialLaunch(
  call: EndpointCall<typeof launchTrialGame>,
): Promise<ResponseInputOf<typeof launchTrialGame> | RefusalError> {
  const refusal = await applyLaunchScenario(call);
  if (refusal) return refusal;
  const { services, merchant, language, origin, query } = call;
  const found = findGame(services.database, query.nodeId) ?? findGame(services.database, query.gameId);
  if (!found) return createRefusalError(ERROR_CODES.gameNotFound, 'There is no such game');
  if (!found.trial) return createRefusalError('trial.not.offered', 'This game has no trial');
  const { hostileGames } = services.scenarios.of(merchant.code);
  const parameters = new URLSearchParams({ game: String(found.id), merchant: merchant.code, language });
  return { gameUrl: `${origin}/games/${hostileGames ? 'hostile' : 'trial'}.html?${parameters}` };
}

/**
 * Applies the `launch` field of the scenario: resolves with undefined at once or after a delay, resolves with a
 * refusal, or never resolves.
 */
async function applyLaunchScenario({ services, merchant }: CallContext): Promise<RefusalError | undefined> {
  switch (services.scenarios.of(merchant.code).launch) {
    case 'slow':
      await delay(SLOW_LAUNCH_THRESHOLD_MS, undefined, { ref: false });
      return undefined;
    case 'dead':
      return new Promise(() => {});
    case 'error':
      return createRefusalError(ERROR_CODES.gameUnderMaintenance, 'This game is under maintenance');
    case 'normal':
      return undefined;
  }
}

function gameAddress({ services, merchant, member, origin, query }: EndpointCall<typeof launchGame> & MemberSession) {
  const code = query.lottoGameCode;
  const isLobby = LOBBY_CODES.has(code.toLowerCase());
  const found = isLobby ? undefined : findGame(services.database, code);
  if (!isLobby && !found) return createRefusalError(ERROR_CODES.gameNotFound, 'There is no such game');
  if (found) services.members.meetCondition(member.id);
  services.playTime.record(member.id);
  const parameters = new URLSearchParams({
    game: found ? String(found.id) : '',
    merchant: merchant.code,
    member: member.username,
    language: query.language,
    view: query.lottoView,
    backUrl: query.backUrl,
    numbers: query.lottoNumbers ?? '',
    ticket: services.gameTickets.create(member.id),
  });
  return { gameUrl: `${origin}/games/lottery.html?${parameters}` };
}
