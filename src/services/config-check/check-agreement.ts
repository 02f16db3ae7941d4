import { parseHexColor } from '../theme/color';
import { type Finding, fault, warning } from './finding';
import { quoteValue, showText } from './quote-value';
import { getRawObject, getRawText, getRawValue, isRawObject, type RawObject } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

/** What a deployment says about the merchant whose status is checked. */
export interface DeploymentView {
  /** Merchant code of the host; empty if the deployment has no code for it. */
  readonly merchant: string;
  /** Every merchant code of the deployment; empty if they are not known. */
  readonly merchants: readonly string[];
  /** Branding that the documents of the hosts contain, with the keys of `info.whitelabelVal`. */
  readonly brand: RawObject;
  /** Hosts on which customer service may be opened, by type (CS-1). */
  readonly services: Readonly<Record<string, string[]>>;
  /** Hosts that the deployment names as the merchant's, and whether it pins a key for the lists of others (DOM-1). */
  readonly hosts: readonly string[];
  readonly isPinned: boolean;
  /** `identity` and `messaging` of the settings: `none` if the deployment does not allow the provider. */
  readonly identity: string;
  readonly messaging: string;
}

const COMPARED = ['name', 'defaultLanguage', 'accent', 'background', 'headerColor'] as const;

/**
 * Returns the values that deployment and status disagree about. Another merchant is a fault: the host would start as one
 * and go on as the other. Another brand is a warning: the first paint has the values of the deployment.
 */
export function checkAgreement(status: unknown, { merchant, merchants, brand }: DeploymentView): readonly Finding[] {
  const code = getRawText(status, 'info', 'merchantCode');
  const known = merchant === '' ? merchants : [merchant];
  const isKnown = code === '' || known.length === 0 || known.includes(code);
  const message = `${quoteValue(code)} is not what the settings have for this host: ${showText(known.join(', '))}.`;
  const branding = getRawObject(status, 'info', 'whitelabelVal');
  return [
    ...(isKnown ? [] : [fault(['info', 'merchantCode'], message + askForSuggestion(suggestName(code, known)))]),
    ...compareBranding(branding, brand, COMPARED, []),
    ...compareBranding(
      getRawObject(branding, 'design'),
      getRawObject(brand, 'design'),
      Object.keys(getRawObject(brand, 'design')),
      ['design'],
    ),
  ];
}

function compareBranding(
  status: RawObject,
  settings: RawObject,
  keys: readonly string[],
  path: readonly string[],
): readonly Finding[] {
  return keys.flatMap((key) => {
    const [ours, theirs] = [getRawValue(settings, [key]), getRawValue(status, [key])];
    const isSaid = ours !== undefined && ours !== '' && !isRawObject(ours);
    if (!isSaid || normalize(ours) === normalize(theirs ?? '')) return [];
    const message = `${describe(theirs)} in the status, but ${describe(ours)} in the settings, which a first visit shows.`;
    return [warning(['info', 'whitelabelVal', ...path, key], message)];
  });
}

const describe = (value: unknown): string => (value === undefined ? 'nothing' : quoteValue(value));

/** Returns a value as it is compared: the same colour may be written in several ways. */
function normalize(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? (parseHexColor(value) ?? value) : value);
}
