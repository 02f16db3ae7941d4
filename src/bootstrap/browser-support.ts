/** The globals that show whether the browser has the required features. */
export interface BrowserFeatures {
  readonly HTMLScriptElement?: { readonly supports?: ((type: string) => boolean) | undefined } | undefined;
  readonly CSSLayerBlockRule?: unknown;
  readonly HTMLDialogElement?: unknown;
  readonly document: { readonly adoptedStyleSheets?: unknown };
  readonly Object: { readonly hasOwn?: unknown };
}

/**
 * Whether the browser has the required features (docs/engines.md): import maps, cascade layers, dialogs, adopted
 * style sheets, and ES2022. The first browsers with all of them are Chromium 99, Safari and iOS 16.4, and Firefox
 * 108.
 */
export function isBrowserSupported(browser: BrowserFeatures): boolean {
  var script = browser.HTMLScriptElement;
  return (
    !!script &&
    typeof script.supports === 'function' &&
    script.supports('importmap') &&
    !!browser.CSSLayerBlockRule &&
    !!browser.HTMLDialogElement &&
    !!browser.document.adoptedStyleSheets &&
    !!browser.Object.hasOwn
  );
}
