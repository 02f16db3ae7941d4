import react from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { readExtension } from '../../browser/page/extension';
import * as fairground from './extension-api';
import { setExtensionTexts, type TextsByLanguage } from './extension-texts';

/** The components of a merchant's extension, and its own texts. */
interface Extension {
  readonly slots: Readonly<Record<string, react.ComponentType>>;
  readonly pages: Readonly<Record<string, react.ComponentType>>;
  readonly texts: TextsByLanguage;
}

/** What the script of an extension gets from the app: deploy/build/extensions/bundle-extension.mjs. */
type StartExtension = (host: {
  readonly react: typeof react;
  readonly jsxRuntime: { readonly Fragment: unknown; readonly jsx: unknown; readonly jsxs: unknown };
  readonly fairground: typeof fairground;
}) => Extension;

let loaded: Promise<Extension> | undefined;

/**
 * Resolves with the merchant's extension, loaded once. Rejects if the merchant has none, or if it does not load; the
 * next call then tries again.
 */
export function loadExtension(): Promise<Extension> {
  loaded ??= startExtension().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function startExtension(): Promise<Extension> {
  const extensionScript = readExtension()?.script ?? '';
  // Not by importChunk(): an extension that does not load must not reload the page.
  const script: { readonly default: StartExtension } = await import(extensionScript);
  const extension = script.default({ react, jsxRuntime: { Fragment, jsx, jsxs }, fairground });
  setExtensionTexts(extension.texts);
  return extension;
}
