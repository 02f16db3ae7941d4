import { array, number, object, safeParse, string } from 'valibot';
import { minorUnitsToAmount } from '../../../src/contract/money';
import { findGame } from '../games/find-game';
import { getGameName } from '../games/game';
import { findMerchant } from '../merchants/find-merchant';
import { getWithdrawalLimitsAndTicketStake } from '../seed/deposit-methods';
import { createJsonResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import { RefusalError } from '../server/refusal';
import type { Services } from '../services';

/** Path to which the demo game sends its bets. */
export const BET_PATH = '/games/bet';

const bet = object({ ticket: string(), requestId: string(), game: string(), picked: array(number()) });

/**
 * Places a bet of the demo game for the member to whom the game's ticket was issued. The merchant determines the
 * stake.
 */
export function handleBetRequest(services: Services, { body }: IncomingRequest): HttpResponse {
  const parsed = safeParse(bet, tryParseJson(body));
  if (!parsed.success) return createJsonResponse({ error: 'Not a bet' }, 400);
  const { ticket, requestId, game, picked } = parsed.output;
  const memberId = services.gameTickets.memberOf(ticket);
  const member = memberId === undefined ? undefined : services.members.byId(memberId);
  const merchant = findMerchant(member?.merchant ?? '');
  const found = findGame(services.database, game);
  if (!member || !merchant || !found) return createJsonResponse({ error: 'Please open the game again' }, 403);
  const placed = services.bets.place({
    memberId: member.id,
    requestId,
    game: getGameName(found, member.language || merchant.defaultLanguage),
    picked,
    stake: getWithdrawalLimitsAndTicketStake(merchant.code).stake * 100,
    luck: services.scenarios.of(merchant.code).luck,
  });
  if (placed instanceof RefusalError) return createJsonResponse({ error: placed.message });
  const { drawn, stake, win } = placed;
  return createJsonResponse({
    drawn,
    stake: minorUnitsToAmount(stake),
    win: win > 0 ? `${merchant.currencySymbol}${minorUnitsToAmount(win)}` : '',
  });
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Fails the schema.
    return undefined;
  }
}
