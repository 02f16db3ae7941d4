import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pipe, regex, string } from 'valibot';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { CALLING_CODE_COUNTRY_KEY } from '../../../contract/deferred-storage-keys';
import { country as countryEndpoint } from '../../../contract/endpoints/site/country';
import { toErrorCode } from '../../errors/error-code';
import { useI18n } from '../../i18n/i18n';
import { useMerchant } from '../../merchant/merchant-store';
import { createPlatformQueryOptions } from '../../queries/platform-query';
import { type QueryScope, useQueryScope } from '../../queries/query-scope';
import type { AcceptedCallingCodes } from '../input/parse-phone-number';
import { buildCallingCodeCountries, type CallingCodeCountry } from './calling-code-countries';
import { canChooseCallingCode, decideCallingCodeCountry } from './decide-calling-code-country';

/** How long the visitor's country counts as fresh (ms). One day, so that it is fetched once per visit (BOOT-6). */
const COUNTRY_STALE_MS = 24 * 60 * 60_000;

/** Query options of the endpoint that returns the visitor's country, the calling codes and the currency (BOOT-6). */
const countryQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, countryEndpoint, {
    query: { _: String(Date.now()), merchant: scope.merchant },
    staleTime: COUNTRY_STALE_MS,
  });

const savedCountry = pipe(string(), regex(/^[A-Z]{2}$/));

export interface CallingCode {
  /** Digits of the calling code; empty until the visitor's country has been loaded. */
  readonly code: string;
  /** The calling codes with which the platform sends SMS: this one, and those of the list if they can be chosen. */
  readonly accepted: AcceptedCallingCodes;
  readonly country: CallingCodeCountry | undefined;
  readonly countries: readonly CallingCodeCountry[];
  readonly canChoose: boolean;
  /**
   * Whether the calling code is not known, because it has not been loaded yet or could not be loaded; the phone form
   * cannot be submitted then.
   */
  readonly isUnavailable: boolean;
  /** Whether the calling code could not be loaded; `retry` loads it again. */
  readonly hasFailed: boolean;
  /** Code of the request that has failed (OPS-4). */
  readonly errorCode: string | undefined;
  readonly retry: () => void;
  readonly choose: (country: CallingCodeCountry) => void;
}

/** Returns the calling code for a mobile number; the visitor's choice is saved on the device (LOGIN-6, REG-5). */
export function useCallingCode(): CallingCode {
  const status = useMerchant((state) => state.status);
  const locale = useI18n(({ language }) => language.locale);
  const { data, error, isPending, refetch } = useQuery(countryQuery(useQueryScope()));
  const [chosen, setChosen] = useState(() => safeLocalStorage.get(CALLING_CODE_COUNTRY_KEY, savedCountry));

  const context = useMemo(
    () => (data ? { ...data.value, countries: buildCallingCodeCountries(data.value.countries, locale) } : undefined),
    [data, locale],
  );
  const canChoose = canChooseCallingCode(status, context);
  const country = decideCallingCodeCountry(context, canChoose ? chosen : undefined);
  const code = country?.code ?? '';
  const isUnavailable = code === '';
  const countries = context?.countries ?? [];
  const others = canChoose ? countries.map((listed) => listed.code) : [];
  return {
    code,
    accepted: { own: code, others },
    country,
    countries,
    canChoose,
    isUnavailable,
    hasFailed: isUnavailable && !isPending,
    errorCode: error ? toErrorCode(error) : undefined,
    retry: () => void refetch(),
    choose: ({ country: picked }) => {
      safeLocalStorage.set(CALLING_CODE_COUNTRY_KEY, picked);
      setChosen(picked);
    },
  };
}
