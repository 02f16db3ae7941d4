import { Card } from '../../ui/layout/card';
import { Icon } from '../../ui/media/icon';
import { useTranslate } from '../i18n/i18n';
import { useMayOffer } from '../play-protection/play-pause-marker';
import style from './offer-note.module.css';

/**
 * The merchant's offer with the same amount as on home, where a visitor decides to join. Renders nothing without an
 * offer, or for somebody on a break (WL-2.14, SAFE-4).
 */
export function OfferNote() {
  const t = useTranslate();
  const mayOffer = useMayOffer();
  const title = t('offer.title');
  // Only an offer fills the place of its amount, which the merchant's own text has to have otherwise (WL-2.12). To read
  // the offer again would load more code with a registration than it may have.
  if (!mayOffer || title === '' || title !== t('offer.title', { amount: '0' })) return null;
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
