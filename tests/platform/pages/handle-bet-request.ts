import { array, number, object, safeParse, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { EXCLUSION_WITHOUT_END_MS } from '../../../src/contract/endpoints/account/play-limits';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { minorUnitsToAmount } from '../../../src/contract/money';
import { findGame } from '../games/find-game';
import { getGameName } from '../games/game';
import { findMerchant } from '../merchants/find-merchant';
import { formatAmount } from '../merchants/format-amount';
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
  if (!parsed.success) return createRefusal(ERROR_CODES.requestInvalid, 0, 400);
  const { ticket, requestId, game, picked } = parsed.output;
  const memberId = services.gameTickets.memberOf(ticket);
  const member = memberId === undefined ? undefined : services.members.byId(memberId);
  const merchant = findMerchant(member?.merchant ?? '');
  const found = findGame(services.database, game);
  if (!member || !merchant || !found) return createRefusal('game.closed', 0, 403);
  const placed = services.bets.place({
    memberId: member.id,
    requestId,
    game: getGameName(found, member.language || merchant.defaultLanguage),
    picked,
    stake: getWithdrawalLimitsAndTicketStake(merchant.code).stake * 100,
    luck: services.scenarios.of(merchant.code).luck,
  });
  if (placed instanceof RefusalError) return createRefusal(placed.code, findEnd(services, placed.code, member.id));
  const { drawn, stake, win } = placed;
  return createJsonResponse({
    drawn,
    stake: minorUnitsToAmount(stake),
    balance: formatAmount(
      Number(minorUnitsToAmount(services.ledger.balance(member.id, 'cash'))),
      merchant,
      member.language || merchant.defaultLanguage,
    ),
    win: win > 0 ? `${merchant.currencySymbol}${minorUnitsToAmount(win)}` : '',
  });
}

/** The game has the text of each code in the member's language; a message of the platform would be in English. */
const createRefusal = (errorCode: string, until: number, status = 200): HttpResponse =>
  createJsonResponse({ errorCode, until }, status);

/** Returns when the break or the exclusion that refuses a bet ends (epoch ms); 0 if never, or for another refusal. */
function findEnd({ playBreaks }: Services, code: string, memberId: number): number {
  if (code === CASHIER_ERROR_CODES.breakActive) return playBreaks.endOf(memberId);
  if (code !== ERROR_CODES.excluded) return 0;
  const end = playBreaks.exclusionEndOf(memberId);
  return end === EXCLUSION_WITHOUT_END_MS ? 0 : end;
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Fails the schema.
    return undefined;
  }
}
