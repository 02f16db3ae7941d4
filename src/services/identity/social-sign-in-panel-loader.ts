import type { ComponentType } from 'react';

export interface SocialSignInPanelProps {
  /** Whether the phone form is collapsed behind a button, for pages with another main form. */
  readonly folded?: boolean;
}

type LoadPanel = () => Promise<{ readonly default: ComponentType<SocialSignInPanelProps> }>;
let load: LoadPanel | undefined;

/** Registers the loader of the panel that LazySocialSignInPanel renders; called by the composition root. */
export function registerSocialSignInPanelLoader(loader: LoadPanel): void {
  load = loader;
}

export const loadSocialSignInPanel: LoadPanel = () =>
  load ? load() : Promise.reject(new Error('No social panel is registered'));
