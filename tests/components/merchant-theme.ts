import { run } from 'axe-core';
import { applyThemeToDocument } from '../../src/browser/document/document-root';
import { useMerchant } from '../../src/services/merchant/merchant-store';
import { deriveMerchantTokens } from '../../src/services/theme/merchant-tokens';
import '../../src/ui/styles/tokens.css';
import { ACCESSIBILITY_TAGS } from '../support/page/accessibility-tags';
import { loadStatus } from './page-state';

/** Loads the status of a merchant and applies its colours and shapes in this colour scheme and direction. */
export async function applyMerchantTheme(code: string, scheme: 'light' | 'dark', dir: 'ltr' | 'rtl'): Promise<void> {
  useMerchant.setState({ code });
  await loadStatus();
  const { status } = useMerchant.getState();
  if (!status) throw new Error(`no status of ${code}`);
  const values = status.info.whitelabelVal;
  const { tokens, dark } = deriveMerchantTokens(values);
  const shown = scheme === 'dark' ? { ...tokens, ...dark } : tokens;
  applyThemeToDocument({ merchant: code, name: values.name, logo: '', lang: 'en', dir, tokens: shown });
}

/** Removes the merchant's colours and shapes. */
export function removeMerchantTheme(): void {
  document.documentElement.removeAttribute('style');
  document.documentElement.dir = 'ltr';
}

/** Resolves with the accessibility violations of the elements that match a selector. */
export async function findAccessibilityViolationsBySelector(selector: string): Promise<readonly string[]> {
  // While a surface comes in, its colours are those of no state.
  for (const animation of document.getAnimations()) animation.cancel();
  const { violations } = await run(selector, { runOnly: ACCESSIBILITY_TAGS });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ target }) => target).join(' ')}`);
}
