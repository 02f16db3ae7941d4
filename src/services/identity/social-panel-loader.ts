import type { ComponentType } from 'react';

export interface SocialPanelProps {
  /** Whether the phone form is collapsed behind a button, for pages with another main form. */
  readonly folded?: boolean;
}

type LoadPanel = () => Promise<{ readonly default: ComponentType<SocialPanelProps> }>;
let load: LoadPanel | undefined;

/** Registers the loader of the panel that LazySocialPanel renders; called by the composition root. */
export function registerSocialPanelLoader(loader: LoadPanel): void {
  load = loader;
}

export const loadSocialPanel: LoadPanel = () =>
  load ? load() : Promise.reject(new Error('No social panel is registered'));
