/**
 * Data of a host that its document contains (`<script type="application/json" id="deployment">`), written when the
 * deployment is configured (OPS-2). The fields that only the app reads are in `deploymentSettings`.
 */
export interface HostBlock {
  /** Merchant code; empty if the status names the merchant (BOOT-7). */
  readonly merchant: string;
  /** The hosts of `merchant`, by host name without port. */
  readonly hosts?: readonly string[];
  /**
   * In a document for hosts that the settings do not list: the codes of the merchants that a link to such a host may
   * name. Absent in the document of a listed host.
   */
  readonly merchants?: readonly string[] | undefined;
  /** Branding of `merchant` for the first paint of a first visit (WL-2). */
  readonly brand?: HostBrand | undefined;
  /** Where pages send what they observe, as `collectorSettings` (OPS-4); absent if nowhere. */
  readonly collector?: unknown;
}

export interface HostBrand {
  readonly name: string;
  /** The merchant's default language: one of the platform's codes, such as `VI`; empty if not configured. */
  readonly language: string;
  /** Values of the CSS custom properties, by name. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Values that differ when the user prefers a dark color scheme. */
  readonly dark: Readonly<Record<string, string>>;
  /** What the merchant's extension adds, as `extensionSettings` (OPS-7). */
  readonly extension?: unknown;
}

/** URL parameter with which a link to a fallback domain names the merchant (DOM-1). */
export const LINK_MERCHANT_PARAMETER = 'merchant';

declare global {
  interface Window {
    /** The block of the document, if it is valid for this host; set by the inline bootstrap script. */
    hostBlock?: HostBlock;
  }
}

/** The block of a start that knows nothing about its host: no merchant, no brand and no other host is trusted. */
export const NEUTRAL_HOST_BLOCK: HostBlock = { merchant: '' };

const isText = (value: unknown) => typeof value === 'string';
/** Whether a value is a record of CSS custom properties. */
const isTokens = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the block of a document if it is valid for this host. A block that is missing, damaged or of another host's
 * merchant, because a CDN has served the wrong document, gives a neutral start.
 * @param linkMerchant merchant code that the link to this host named; only the document of an unlisted host may have it
 */
export function resolveHostBlock(text: string | null | undefined, hostname: string, linkMerchant: string): HostBlock {
  const block = parseHostBlock(text);
  if (!block) return NEUTRAL_HOST_BLOCK;
  const { merchant, hosts, merchants, brand } = block;
  // The name of a host may end with a dot.
  if (listOf(hosts).includes(hostname.replace(/\.$/, ''))) return block;
  if (listOf(merchants).includes(linkMerchant))
    return merchant === linkMerchant ? block : { ...block, merchant: linkMerchant, hosts: [], brand: undefined };
  return merchants && !brand ? block : NEUTRAL_HOST_BLOCK;
}

function parseHostBlock(text: string | null | undefined): HostBlock | undefined {
  try {
    const block = JSON.parse(text || 'null');
    const { merchant, brand } = Object(block);
    const { name, language, tokens, dark } = Object(brand);
    const isBrandValid = !brand || ([name, language].every(isText) && [tokens, dark].every(isTokens));
    return isText(merchant) && isBrandValid ? block : undefined;
  } catch {
    // The block is damaged.
    return undefined;
  }
}
