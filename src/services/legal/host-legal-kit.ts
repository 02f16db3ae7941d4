import { create } from 'zustand';
import { LINK_MERCHANT_PARAMETER } from '../../contract/bootstrap/host-block';

/** Legal kit of the host’s merchant in the settings of the deployment, written when it is configured. */
const HOST_LEGAL_KIT_URL = `/m/legal.json?${LINK_MERCHANT_PARAMETER}=`;

interface HostLegalKit {
  /** Code of the merchant whose kit it is. */
  readonly merchant: string;
  /** As `legal` of the merchant’s record; undefined until it has loaded, or if the settings have none. */
  readonly legal: unknown;
  /** Code of the merchant’s default language. */
  readonly defaultLanguage: string;
}

const NO_KIT: HostLegalKit = { merchant: '', legal: undefined, defaultLanguage: '' };

/** The legal kit for a start that has failed before a record came, and for a record without one (SAFE-1). */
export const useHostLegalKit = create<HostLegalKit>(() => NO_KIT);

let requested: string | undefined;

/** Loads the host’s legal kit of a merchant once; a host of several merchants chooses it by the code, as its document. */
export async function loadHostLegalKit(code: string): Promise<void> {
  if (code === requested) return;
  requested = code;
  try {
    const response = await fetch(HOST_LEGAL_KIT_URL + encodeURIComponent(code));
    if (!response.ok) throw new Error(String(response.status));
    const { merchant = '', legal, defaultLanguage = '' } = Object(await response.json());
    // That of another merchant may have been requested since.
    if (code === requested) useHostLegalKit.setState({ merchant, legal, defaultLanguage });
  } catch {
    // Without a network there is none; the browser has logged the request.
    if (code === requested) requested = undefined;
  }
}
