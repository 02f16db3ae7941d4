import type { CSSProperties } from 'react';
import type { InstallPromptSettings } from '../../../contract/endpoints/site/install-prompt-settings';
import {
  adjustForContrast,
  chooseReadableTextColor,
  formatHexColor,
  parseHexColor,
} from '../../../services/theme/color';

/** Minimum contrast ratio of small text (WCAG 2.2 AA). */
const TEXT_CONTRAST = 4.5;

type TextSetting = InstallPromptSettings['app_desc'];

/** Returns the trimmed value of a setting if it is switched on, otherwise an empty string. */
export const getEnabledText = ({ enabled, value }: TextSetting): string => (enabled ? value.trim() : '');

/**
 * Returns the merchant's colours for a prompt as CSS properties; an empty object if the background colour is missing
 * or invalid. A text colour with too little contrast is lightened or darkened; without a valid text colour, a
 * readable one is chosen.
 */
export function derivePromptColors(background: TextSetting, ink: TextSetting): CSSProperties {
  const ground = parseHexColor(getEnabledText(background));
  if (!ground) return {};
  const wanted = parseHexColor(getEnabledText(ink)) ?? chooseReadableTextColor(ground);
  return {
    background: formatHexColor(ground),
    color: formatHexColor(adjustForContrast(wanted, ground, TEXT_CONTRAST)),
  };
}

/**
 * Returns the color scheme that the merchant has set for the prompt; undefined if the prompt uses the color scheme of
 * the page.
 */
export function getPromptColorScheme({ enabled, value }: TextSetting): 'light' | 'dark' | undefined {
  const scheme = value.trim().toLowerCase();
  return enabled && (scheme === 'light' || scheme === 'dark') ? scheme : undefined;
}
