import type { ComponentType } from 'react';

export interface SocialPanelProps {
  /** The phone's form is folded behind its button: something else is the page's first matter. */
  readonly folded?: boolean;
}

type LoadPanel = () => Promise<{ readonly default: ComponentType<SocialPanelProps> }>;
let load: LoadPanel | undefined;

/** Whose panel stands in the slots; the composition root says. */
export function bindSocialPanel(bound: LoadPanel): void {
  load = bound;
}

export const loadSocialPanel: LoadPanel = () => (load ? load() : Promise.reject(new Error('Nobody has bound it')));
