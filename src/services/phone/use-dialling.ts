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
  /** Digits; empty as long as the platform has not said where the visitor is. */
  readonly code: string;
  readonly country: DiallingCountry | undefined;
  readonly countries: readonly DiallingCountry[];
  readonly canChoose: boolean;
  /** There is no code yet, or none at all: what is typed cannot be dialled. */
  readonly asking: boolean;
  /** It could not be learned; `askAgain` asks once more. */
  readonly missing: boolean;
  readonly askAgain: () => void;
  readonly choose: (country: DiallingCountry) => void;
}

/** The dialling code of a form with a mobile number; the choice is kept on the device (LOGIN-6, REG-5). */
export function useDialling(): Dialling {
  const status = useMerchant((state) => state.status);
  const locale = useI18n(({ language }) => language.locale);
  const { state, ask } = useAnswer(askCountry);
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
  const code = country?.code ?? '';
  return {
    code,
    country,
    countries: place?.countries ?? [],
    canChoose,
    asking: code === '',
    missing: code === '' && state.phase !== 'loading',
    askAgain: ask,
    choose: ({ country: picked }) => {
      localStore.set(DIALLING_KEY, picked);
      setChosen(picked);
    },
  };
}
