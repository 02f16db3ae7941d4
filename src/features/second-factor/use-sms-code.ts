import { useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { smsSend } from '../../contract/endpoints/verification';
import { useCountdown } from '../../services/forms/use-countdown';
import { askCountry } from '../../services/merchant/ask-country';
import { call } from '../../services/platform/platform';

interface SmsCode {
  /** Seconds until another code may be asked for. */
  readonly left: number;
  readonly busy: boolean;
  /** Sends a code to a number of the visitor's country. Answers what went wrong. */
  readonly send: (mobileNum: string) => Promise<ApiError | undefined>;
}

async function sendCode(mobileNum: string) {
  const country = await askCountry({ quiet: true });
  if (!country.ok) return country;
  const { countryDialingCode } = country.value;
  return call(smsSend, { quiet: true, body: { countryDialingCode, mobileNum } });
}

/** Codes by SMS for the second step; the wait for another one survives a reload (TFA-4, LOGIN-7). */
export function useSmsCode(): SmsCode {
  const { left, start } = useCountdown('second-factor');
  const [busy, setBusy] = useState(false);
  return {
    left,
    busy,
    async send(mobileNum) {
      setBusy(true);
      const sent = await sendCode(mobileNum);
      setBusy(false);
      if (!sent.ok) return sent.error;
      start(sent.value.expirationTime);
      return undefined;
    },
  };
}
