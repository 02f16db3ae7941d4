import { createDateFormat } from '../../../services/i18n/date-format';
import { useI18n } from '../../../services/i18n/i18n';
import { chooseDrawTimeFormat } from './draw-time-format';

interface DrawTimeProps {
  /** Time of the draw (epoch ms). */
  readonly at: number;
  /** The platform's current time (epoch ms). */
  readonly now: number;
}

/** Time of a draw in the language and the time zone of the member, with the day or the date if it is not near. */
export function DrawTime({ at, now }: DrawTimeProps) {
  const { language } = useI18n();
  const format = createDateFormat(language.locale, chooseDrawTimeFormat(at, now));
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}
