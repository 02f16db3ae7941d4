const KILO = 1_000;
const MEGA = 1_000_000;
const GIGA = 1_000_000_000;

/** A size in the words of a language: `1.2 MB`. @param locale BCP 47 */
export function formatBytes(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < MEGA ? [bytes / KILO, 'kilobyte'] : bytes < GIGA ? [bytes / MEGA, 'megabyte'] : [bytes / GIGA, 'gigabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}
