/** The part of Credential Management that Chromium alone has; the platform's types know nothing of it. */
interface CredentialWindow {
  readonly PasswordCredential?: new (data: { id: string; password: string; name: string }) => Credential;
}

/** Offers a sign-in that succeeded to the browser's password manager, where the browser lets pages do that (REM-1). */
export function storeCredential(username: string, password: string): void {
  const { PasswordCredential } = window as CredentialWindow;
  if (!PasswordCredential) return;
  const credential = new PasswordCredential({ id: username, password, name: username });
  // Declined, or not allowed in this window: the browser has told the member what there is to tell.
  navigator.credentials.store(credential).catch(() => undefined);
}
