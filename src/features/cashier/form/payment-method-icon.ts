import type { IconName } from '../../../ui/media/icon-names';

/**
 * Patterns that match words in the id or name of a payment method, with the icon of its type; the first match applies.
 */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/qr|pix/i, 'qr'],
  [/card|debit|credit/i, 'card'],
  [/bank|union|transfer|银|bank/i, 'bank'],
  [/usdt|btc|eth|trc|erc/i, 'globe'],
];

/** Returns the icon of a payment method; a wallet if its type is not recognised. */
export const findPaymentMethodIcon = (id: string, name: string): IconName =>
  ICONS.find(([words]) => words.test(`${id} ${name}`))?.[1] ?? 'wallet';
