import type { PayoutBank } from '../../../contract/endpoints/money/cashier';
import { useTranslate } from '../../../services/i18n/i18n';
import { SearchSheet } from '../../../ui/dialog/search-sheet';
import { PaymentMethodLogo } from '../form/payment-method-logo';
import style from './bank-sheet.module.css';
import { searchBanks } from './search-banks';

/** Id of the option that takes the typed name. No bank has it as its name. */
const OTHER_BANK = '';

interface BankSheetProps {
  readonly banks: readonly PayoutBank[];
  /** Name of the chosen bank; empty if there is none. */
  readonly chosen: string;
  readonly maxLength: number;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** Sheet to select a bank by its logo and name, or to type the name of another one. */
export default function BankSheet({ banks, chosen, maxLength, onChoose, onClose }: BankSheetProps) {
  const t = useTranslate();
  const toOption = (id: string, logo: string, text: string) => ({
    id,
    content: (
      <>
        <PaymentMethodLogo logo={logo} icon="bank" />
        <span className={style.name}>
          <bdi>{text}</bdi>
        </span>
      </>
    ),
  });

  function search(query: string) {
    const found = searchBanks(banks, query);
    const options = found.banks.map(({ name, logo }) => toOption(name, logo, name));
    return found.otherName === undefined
      ? options
      : [...options, toOption(OTHER_BANK, '', t('cashier.link.bank.other', { name: found.otherName }))];
  }

  return (
    <SearchSheet
      title={t('cashier.link.bank.choose')}
      closeLabel={t('action.close')}
      searchLabel={t('cashier.link.bank.search')}
      noneText=""
      otherLabel={t('cashier.link.bank.another')}
      maxLength={maxLength}
      search={search}
      chosenId={chosen === '' ? undefined : chosen}
      onChoose={(id, query) => onChoose(id === OTHER_BANK ? (searchBanks(banks, query).otherName ?? '') : id)}
      onClose={onClose}
    />
  );
}
