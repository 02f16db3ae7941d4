/** The part of the Credential Management API that only Chromium supports; missing from the DOM types. */
interface CredentialWindow {
  readonly PasswordCredential?: new (data: { id: string; password: string; name: string }) => Credential;
}

/** Offers username and password to the browser's password manager, if the browser supports it (REM-1). */
export function storePasswordCredential(username: string, password: string): void {
  const { PasswordCredential } = window as CredentialWindow;
  // Without a name the browser would throw.
  if (!PasswordCredential || username === '') return;
  const credential = new PasswordCredential({ id: username, password, name: username });
  // Declined, or not allowed in this window: the browser has informed the user.
  navigator.credentials.store(credential).catch(() => undefined);
}
