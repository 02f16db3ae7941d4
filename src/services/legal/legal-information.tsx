import { toSafeUrl } from '../../base/to-safe-url';
import { getTrustedHosts } from '../domain-list/url-hosts';
import { useTranslate } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import style from './legal-information.module.css';

/** Legal and safety information about the merchant: minimum age, licence, terms, and responsible-gaming help. */
export default function LegalInformation() {
  const t = useTranslate();
  const legal = useMerchant(({ status }) => status?.info.whitelabelVal.legal);
  if (!legal) return null;
  const { age, licence, terms, play } = legal;
  const links = [
    { label: t('trust.play'), url: toSafeUrl('external', play, getTrustedHosts()) },
    { label: t('trust.terms'), url: toSafeUrl('external', terms, getTrustedHosts()) },
  ].flatMap(({ label, url }) => (url.ok ? [{ label, href: url.value }] : []));
  if (age === 0 && licence === '' && links.length === 0) return null;
  return (
    <div className={style.trust}>
      {age > 0 && (
        <span className={style.age} dir="ltr" role="img" aria-label={t('trust.age', { age })}>
          {age}+
        </span>
      )}
      <div>
        {licence !== '' && <p>{licence}</p>}
        {links.map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
