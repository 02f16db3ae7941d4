import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import type { ButtonVariant } from '../../../ui/button/button';

/** Whether a balance in this currency can be paid to a Pix key (MEM-1). */
export const takesPix = (currency: string): boolean => currency === ROUTES.addBankCardPix.needs.currency;

interface LinkAccountButtonsProps {
  /** ISO 4217 code of the balance. */
  readonly currency: string;
  /** Look of the first button. */
  readonly look: Extract<ButtonVariant, 'primary' | 'quiet'>;
}

/** Links to the pages on which an account for withdrawals is linked; where a Pix key can be one, that is the first. */
export function LinkAccountButtons({ currency, look }: LinkAccountButtonsProps) {
  const t = useTranslate();
  const hasPix = takesPix(currency);
  return (
    <>
      {hasPix && (
        <ButtonLink to={ROUTES.addBankCardPix.path} look={look} wide>
          {t('page.pix.title')}
        </ButtonLink>
      )}
      <ButtonLink to={ROUTES.addBankCard.path} look={hasPix ? 'quiet' : look} wide>
        {t('page.card.title')}
      </ButtonLink>
    </>
  );
}
