import { create } from 'zustand';
import type { ApiError } from '../../contract/api-error';
import type { SiteState } from './decide-site-state';

/** Where the start of the product stands. */
export type BootState =
  | { readonly phase: 'starting' }
  | { readonly phase: SiteState }
  /** No status was ever had, and none can be had now. */
  | { readonly phase: 'failed'; readonly error: ApiError };

export const useBoot = create<{ readonly boot: BootState }>(() => ({ boot: { phase: 'starting' } }));
