import { useMemo, useState } from 'react';
import { pipe, regex, string } from 'valibot';
import { localStore } from '../../browser/web-storage';
import { DIALLING_KEY } from '../../contract/storage-keys';
import { useI18n } from '../i18n/i18n';
import { askCountry } from '../merchant/ask-country';
import { useMerchant } from '../merchant/merchant-store';
import { useAnswer } from '../platform/use-answer';
import { canChooseDialling, decideDialling } from './decide-dialling';
import { type DiallingCountry, diallingCountries } from './dialling-countries';

const keptCountry = pipe(string(), regex(/^[A-Z]{2}$/));

export interface Dialling {
  /** Digits; empty until the platform has said where the visitor is. */
  readonly code: string;
  readonly country: DiallingCountry | undefined;
  readonly countries: readonly DiallingCountry[];
  readonly canChoose: boolean;
  readonly choose: (country: DiallingCountry) => void;
}

/** The dialling code of a form with a mobile number; the choice is kept on the device (LOGIN-6, REG-5). */
export function useDialling(): Dialling {
  const status = useMerchant((state) => state.status);
  const locale = useI18n(({ language }) => language.locale);
  const { state } = useAnswer(askCountry);
  const [chosen, setChosen] = useState(() => localStore.get(DIALLING_KEY, keptCountry));

  const place = useMemo(
    () =>
      state.phase === 'ready'
        ? { ...state.value, countries: diallingCountries(state.value.countries, locale) }
        : undefined,
    [state, locale],
  );
  const canChoose = canChooseDialling(status, place);
  const country = decideDialling(place, canChoose ? chosen : undefined);
  return {
    code: country?.code ?? '',
    country,
    countries: place?.countries ?? [],
    canChoose,
    choose: ({ country: picked }) => {
      localStore.set(DIALLING_KEY, picked);
      setChosen(picked);
    },
  };
}
