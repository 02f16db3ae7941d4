import type { GameFacts } from '../../../contract/endpoints/games/draws';
import type { Amount } from '../../../contract/money';
import type { TranslationKey } from '../../../services/i18n/catalogue';
import { formatMoney, NO_DECIMALS_FORMAT } from '../../../services/i18n/format-money';

/** A fact of a game: its name, and its value as a text or as the key of one. */
export interface GameFact {
  readonly name: TranslationKey;
  readonly text?: string;
  readonly textKey?: TranslationKey;
}

const PERCENT = 100;

/** Returns the facts that the platform tells of a game; what is not told, or cannot be, is left out (GAME-8). */
export function formatGameFacts(
  { currency, minStake, maxStake, rtp, volatility, maxWin }: Omit<GameFacts, 'rules'>,
  locale: string,
): readonly GameFact[] {
  const money = (amount: Amount) =>
    formatMoney(amount, currency, locale, Number.isInteger(Number(amount)) ? NO_DECIMALS_FORMAT : {});
  const [least, most] = [Number(minStake), Number(maxStake)];
  const stake =
    most > least && least > 0 ? `${money(minStake)} – ${money(maxStake)}` : money(least > 0 ? minStake : maxStake);
  return [
    ...(least > 0 || most > 0 ? [{ name: 'games.stake', text: stake } as const] : []),
    ...(rtp > 0 && rtp <= PERCENT ? [{ name: 'games.rtp', text: formatPercent(rtp, locale) } as const] : []),
    ...(volatility ? [{ name: 'games.volatility', textKey: `games.volatility.${volatility}` } as const] : []),
    ...(maxWin > 0
      ? [{ name: 'games.max_win', text: `${new Intl.NumberFormat(locale).format(maxWin)}×` } as const]
      : []),
  ];
}

const formatPercent = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / PERCENT);
