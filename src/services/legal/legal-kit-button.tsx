import { Icon } from '../../ui/media/icon';
import { useTranslate } from '../i18n/i18n';
import { openLegalKit } from './open-legal-kit';
import { useLegalKit } from './use-legal-kit';

/** The age mark as a button that opens the legal kit, where there is no room for the strip (SAFE-1). */
export default function LegalKitButton() {
  const t = useTranslate();
  const kit = useLegalKit();
  if (!kit) return null;
  const mark = kit.age > 0 ? `${kit.age}+` : '';
  return (
    <button type="button" aria-label={`${mark} ${t('legal.title')}`.trim()} onClick={openLegalKit}>
      {mark === '' ? <Icon name="lock" /> : <span dir="ltr">{mark}</span>}
    </button>
  );
}
