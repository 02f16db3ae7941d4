import { SearchSheet } from '../../../ui/dialog/search-sheet';
import { Toasts } from '../../../ui/feedback/toasts';
import { useTranslate } from '../../i18n/i18n';
import { useToasts } from '../../overlays/overlays';
import { searchCountries } from './calling-code-countries';
import style from './calling-code-sheet.module.css';
import type { CallingCode } from './use-calling-code';

/** Sheet to select a calling code, with a search by name, country code or digits (LOGIN-6). */
export function CallingCodeSheet({
  callingCode,
  onClose,
}: {
  readonly callingCode: CallingCode;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  return (
    <SearchSheet
      title={t('phone.sheet')}
      closeLabel={t('action.close')}
      searchLabel={t('phone.search')}
      noneText={t('phone.search.none')}
      maxLength={40}
      search={(query) =>
        searchCountries(callingCode.countries, query).map(({ country, flag, name, code }) => ({
          id: country,
          content: (
            <>
              <span aria-hidden="true">{flag}</span>
              <span className={style.name}>{name}</span>
              <bdi className={style.code}>+{code}</bdi>
            </>
          ),
        }))
      }
      chosenId={callingCode.country?.country}
      onChoose={(id) => {
        const country = callingCode.countries.find((one) => one.country === id);
        if (country) callingCode.choose(country);
      }}
      onClose={onClose}
    >
      <Toasts toasts={useToasts()} />
    </SearchSheet>
  );
}
