import { readPicture } from '../config-check/load-picture';
import type { AppMerchant } from './choose-merchant';
import { createStableUuid } from './stable-uuid';

/** Width of the icon on the home screen of the sharpest iPhone (px). */
const MIN_ICON_PX = 180;
const MAX_ICON_BYTES = 1024 * 1024;

/** A value of a property list. */
type PlistValue = string | number | boolean | Buffer | readonly PlistValue[] | { readonly [key: string]: PlistValue };

export interface ProfileOptions {
  /** Content of the icon, a PNG. */
  readonly icon: Buffer;
  /** Who publishes the profile; the system shows it before the installation. */
  readonly organization: string;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function renderValue(value: PlistValue): string {
  if (typeof value === 'string') return `<string>${escapeXml(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`;
  if (isList(value)) return `<array>${value.map(renderValue).join('\n')}</array>`;
  const entries = Object.entries(value).map(([key, one]) => `<key>${escapeXml(key)}</key>\n${renderValue(one)}`);
  return `<dict>\n${entries.join('\n')}\n</dict>`;
}

const isList = (value: PlistValue): value is readonly PlistValue[] => Array.isArray(value);

/** Returns an Apple property list in XML. */
const renderPlist = (value: PlistValue): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0">\n${renderValue(value)}\n</plist>`,
    '',
  ].join('\n');

function refuseWrongIcon(icon: Buffer): void {
  const { width, height } = readPicture(icon);
  if (width === undefined || height === undefined) throw new Error('The icon must be a PNG');
  if (width !== height) throw new Error(`The icon must be square, but has ${width} × ${height} px`);
  if (width < MIN_ICON_PX) throw new Error(`The icon must have ${MIN_ICON_PX} px or more, but has ${width}`);
  if (icon.length > MAX_ICON_BYTES) throw new Error('The icon must have at most 1 MB');
}

/**
 * Returns a configuration profile that puts a web clip on the home screen of an iPhone: a link to the merchant's site
 * that opens in full screen (the download MOBILECONFIG). Its UUIDs are always those of the merchant, so that a later
 * profile replaces an earlier one on a device. Throws a sentence if something is missing or wrong.
 */
export function createWebClipProfile(
  { code, host, brand }: AppMerchant,
  { icon, organization }: ProfileOptions,
): string {
  if (brand.name === '') throw new Error(`"brands.${code}.name" is missing: the web clip needs a label`);
  if (organization.trim() === '') throw new Error('Name who publishes the profile with --organization');
  // XML cannot have control characters, not even escaped.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (/[\u0000-\u001f]/.test(brand.name + organization)) throw new Error('Names must not have control characters');
  refuseWrongIcon(icon);
  const identifier = `${host.split('.').reverse().join('.')}.webclip.${code.toLowerCase()}`;
  return renderPlist({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: createStableUuid(identifier),
    PayloadDisplayName: brand.name,
    PayloadDescription: `${brand.name}: ${host}`,
    PayloadOrganization: organization,
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      {
        PayloadType: 'com.apple.webClip.managed',
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.clip`,
        PayloadUUID: createStableUuid(`${identifier}.clip`),
        PayloadDisplayName: brand.name,
        Label: brand.name,
        URL: `https://${host}/m/home`,
        Icon: icon,
        FullScreen: true,
        // Links to other pages of the site stay in full screen too.
        IgnoreManifestScope: true,
        IsRemovable: true,
        Precomposed: true,
      },
    ],
  });
}
