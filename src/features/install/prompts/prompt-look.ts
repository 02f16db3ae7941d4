import type { CSSProperties } from 'react';
import type { InstallSettings } from '../../../contract/endpoints/install';
import { adjustForContrast, parseHex, readableTextColor, toHex } from '../../../services/theme/color';

/** Contrast of small text (WCAG 2.2 AA). */
const TEXT_CONTRAST = 4.5;

type TextSetting = InstallSettings['app_desc'];

/** Returns the value of a setting that is on; empty otherwise. */
export const textOf = ({ enabled, value }: TextSetting): string => (enabled ? value.trim() : '');

/**
 * Returns the merchant's colours of a prompt. A colour that is none is ignored, and a text that could not be read on the
 * background is lightened or darkened.
 */
export function promptColors(background: TextSetting, ink: TextSetting): CSSProperties {
  const ground = parseHex(textOf(background));
  if (!ground) return {};
  const wanted = parseHex(textOf(ink)) ?? readableTextColor(ground);
  return { background: toHex(ground), color: toHex(adjustForContrast(wanted, ground, TEXT_CONTRAST)) };
}

/** Returns the colour scheme that the merchant pins; undefined: that of the page. */
export function promptScheme({ enabled, value }: TextSetting): 'light' | 'dark' | undefined {
  const scheme = value.trim().toLowerCase();
  return enabled && (scheme === 'light' || scheme === 'dark') ? scheme : undefined;
}
