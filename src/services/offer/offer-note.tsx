import { Card } from '../../ui/layout/card';
import { Icon } from '../../ui/media/icon';
import { useTranslate } from '../i18n/i18n';
import { usePlayPauseMarker } from '../play-protection/play-pause-marker';
import style from './offer-note.module.css';

/**
 * The merchant's offer with the same amount as on home, where a visitor decides to join. Renders nothing without an
 * offer, or for somebody on a break (WL-2.14, SAFE-4).
 */
export function OfferNote() {
  const t = useTranslate();
  const isPaused = usePlayPauseMarker((state) => state.isPaused);
  const title = t('offer.title');
  // Only an offer has made its text that of home's card, with an amount (`merchant-offer.ts`).
  if (isPaused || title !== t('home.join')) return null;
  const condition = t('offer.condition');
  return (
    <Card tone="tinted" className={style.offer}>
      <Icon name="gift" size={28} />
      <p>
        <strong>{title}</strong>
        {condition !== '' && <span>{condition}</span>}
      </p>
    </Card>
  );
}
