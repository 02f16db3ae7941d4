import { object, safeParse, string } from 'valibot';

const received = object({ code: string() });

/**
 * The code of an SMS that says it is for this site, read by the browser itself where it can (Chrome on Android);
 * undefined where it cannot, or when `signal` takes the wish back.
 */
export async function receiveSmsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const wish = { otp: { transport: ['sms'] }, signal };
  try {
    const credential = safeParse(received, await navigator.credentials.get(wish as CredentialRequestOptions)); // the DOM library knows no `otp` yet
    return credential.success ? credential.output.code : undefined;
  } catch {
    // Taken back, refused by the visitor, or no SMS came: the code is typed by hand.
    return undefined;
  }
}
