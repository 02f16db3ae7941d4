import { object, safeParse, string } from 'valibot';

const received = object({ code: string() });

/**
 * Resolves with the code of an SMS for this site, read by the browser where supported (Chrome on Android); undefined
 * if unsupported or aborted by `signal`.
 */
export async function receiveSmsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const options = { otp: { transport: ['sms'] }, signal };
  try {
    const credential = safeParse(received, await navigator.credentials.get(options as CredentialRequestOptions)); // the DOM library lacks `otp`
    return credential.success ? credential.output.code : undefined;
  } catch {
    // Aborted, refused by the user, or no SMS: the code is typed by hand.
    return undefined;
  }
}
