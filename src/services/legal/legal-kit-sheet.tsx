import { Dialog } from '../../ui/dialog/dialog';
import { Row, RowContent, RowList } from '../../ui/list/rows';
import rows from '../../ui/list/rows.module.css';
import { Icon } from '../../ui/media/icon';
import { Picture } from '../../ui/media/picture';
import { useTranslate } from '../i18n/i18n';
import { AccessibilityStatement } from './accessibility-statement';
import style from './legal-kit-sheet.module.css';
import { LEGAL_PAGE_TITLES } from './legal-page-titles';
import { LanguageNote, LegalText } from './legal-text';
import { toPhoneUrl } from './to-phone-url';
import { type ShownLegalKit, useLegalKit } from './use-legal-kit';

const NEW_WINDOW = { target: '_blank', rel: 'noopener noreferrer' } as const;
/** Width and height of the authority's logo (px). */
const LOGO_PX = 56;

/** All that the law demands: age, licence, pages, help lines with telephone, company (SAFE-1). */
export default function LegalKitSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const kit = useLegalKit();
  return (
    <Dialog title={t('legal.title')} closeLabel={t('action.close')} onClose={onClose}>
      {kit && (
        <>
          {kit.age > 0 && <p>{t('trust.age', { age: kit.age })}</p>}
          <RowList label={t('legal.title')}>
            {kit.links.map(({ page, href, language }) => (
              <li key={page}>
                <a href={href} className={rows.row} {...NEW_WINDOW}>
                  <RowContent
                    title={t(LEGAL_PAGE_TITLES[page])}
                    detail={language === '' ? undefined : <LanguageNote code={language} />}
                    aside={<Icon name="forward" size={20} directional />}
                  />
                </a>
              </li>
            ))}
          </RowList>
          {kit.helpLines.length > 0 && (
            <>
              <h3 className={style.heading}>{t('legal.help')}</h3>
              <RowList label={t('legal.help')}>
                {kit.helpLines.map(({ name, phone, url }) => (
                  <Row
                    key={`${name.value} ${phone} ${url}`}
                    title={url === '' ? <LegalText text={name} /> : <HelpLink href={url} name={name} />}
                    aside={phone !== '' && <PhoneLink phone={phone} />}
                  />
                ))}
              </RowList>
            </>
          )}
          <h3 className={style.heading}>{t('legal.licence')}</h3>
          <div className={style.licence}>
            <Picture
              src={kit.licenceLogo}
              alt=""
              width={LOGO_PX}
              height={LOGO_PX}
              fallback={<Icon name="bank" size={28} />}
            />
            <p>
              <LicenceText licence={kit.licence} number={kit.licenceNumber} url={kit.licenceUrl} />
            </p>
          </div>
          {kit.company.value !== '' && (
            <>
              <h3 className={style.heading}>{t('legal.company')}</h3>
              <p className={style.company}>
                <LegalText text={kit.company} />
              </p>
            </>
          )}
          {kit.links.every(({ page }) => page !== 'accessibility') && <AccessibilityStatement />}
        </>
      )}
    </Dialog>
  );
}

function PhoneLink({ phone }: { readonly phone: string }) {
  const href = toPhoneUrl(phone);
  return href === undefined ? (
    <span dir="ltr">{phone}</span>
  ) : (
    <a href={href} dir="ltr" className={style.link}>
      {phone}
    </a>
  );
}

const HelpLink = ({
  href,
  name,
}: {
  readonly href: string;
  readonly name: Parameters<typeof LegalText>[0]['text'];
}) => (
  <a href={href} className={style.link} {...NEW_WINDOW}>
    <LegalText text={name} />
  </a>
);

/** The sentence about the licence, which is the link to its record if it names the number; else the number below it. */
function LicenceText({
  licence,
  number,
  url,
}: Pick<ShownLegalKit, 'licence'> & { readonly number: string; readonly url: string }) {
  if (number === '' || !licence.value.includes(number))
    return (
      <>
        {licence.value !== '' && <LegalText text={licence} />}
        <LicenceNumber number={number} url={url} />
      </>
    );
  return url === '' ? <LegalText text={licence} /> : <HelpLink href={url} name={licence} />;
}

function LicenceNumber({ number, url }: { readonly number: string; readonly url: string }) {
  const t = useTranslate();
  if (url === '') return number === '' ? null : <bdi>{number}</bdi>;
  return (
    <a href={url} className={style.link} {...NEW_WINDOW}>
      {number === '' ? t('legal.licence') : <bdi>{number}</bdi>}
    </a>
  );
}
