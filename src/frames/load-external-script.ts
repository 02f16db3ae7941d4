/** Loads the script of the captcha provider or of the mini game. Resolves with whether the script was loaded. */
export function loadExternalScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.src = address;
    document.head.append(script);
  });
}
