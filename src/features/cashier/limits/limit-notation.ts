import type { PlayLimitKind } from '../../../contract/endpoints/account/play-limits';
import { type Amount, amountToMinorUnits } from '../../../contract/money';
import type { Translate } from '../../../services/i18n/catalogue';
import type { MoneyFormatter } from '../../../services/i18n/use-money-formatter';
import type { AmountBounds, AmountNotation } from '../form/parse-amount';

/** How the amounts of a kind of limit are read and written: money, or whole minutes. */
export interface LimitNotation {
  readonly notation: AmountNotation;
  readonly bounds: AmountBounds;
  readonly format: (amount: Amount) => string;
  /** As `format`; 0 is “No limit”. */
  readonly describe: (amount: Amount) => string;
}

const MONEY_BOUNDS: AmountBounds = { min: '1.00', max: '9999999999.00' };
/** Up to 30 days. */
const MINUTE_BOUNDS: AmountBounds = { min: '1.00', max: '43200.00' };
const UNITS_PER_MINUTE = 100;

/** Returns the notation of a kind of limit: the amounts of a limit of time are minutes (SAFE-2). */
export function getLimitNotation(kind: PlayLimitKind, money: MoneyFormatter, t: Translate): LimitNotation {
  const isTime = kind === 'TIME';
  const format = (amount: Amount) =>
    isTime
      ? t('limits.minutes', { minutes: Math.round(amountToMinorUnits(amount) / UNITS_PER_MINUTE) })
      : money.format(amount);
  return {
    notation: isTime ? { locale: money.locale, decimals: 0, symbol: '' } : money,
    bounds: isTime ? MINUTE_BOUNDS : MONEY_BOUNDS,
    format,
    describe: (amount) => (amountToMinorUnits(amount) > 0 ? format(amount) : t('limits.none')),
  };
}
