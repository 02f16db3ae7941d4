import { plainText } from '../../base/plain-text';
import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import { Message } from '../../ui/message';
import type { Promotion } from './decide-promotions';
import style from './promotion-text.module.css';

/** One promotion, its text as text (LINK-1 type P). */
export function PromotionText({ promotion }: { readonly promotion: Promotion | undefined }) {
  const t = useText();
  return (
    <>
      {promotion ? (
        <article className={style.promotion}>
          <h2>{promotion.title}</h2>
          <p>{plainText(promotion.content)}</p>
        </article>
      ) : (
        <Message tone="quiet">{t('page.activity.gone')}</Message>
      )}
      <ButtonLink to={ROUTES.activity.path} look="secondary" wide>
        {t('page.activity.all')}
      </ButtonLink>
    </>
  );
}
