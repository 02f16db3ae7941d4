import { run } from 'axe-core';
import { applyThemeToDocument } from '../../src/browser/document/document-root';
import { useMerchant } from '../../src/services/merchant/merchant-store';
import { deriveMerchantThemeTokens } from '../../src/services/theme/merchant-theme-tokens';
import '../../src/ui/styles/tokens.css';
import { AXE_RULE_TAGS } from '../support/page/axe-rule-tags';
import { loadMerchantStatus } from './page-state';

/** Loads the status of a merchant and applies its colours and shapes in this colour scheme and direction. */
export async function applyMerchantTheme(code: string, scheme: 'light' | 'dark', dir: 'ltr' | 'rtl'): Promise<void> {
  useMerchant.setState({ code });
  await loadMerchantStatus();
  const { status } = useMerchant.getState();
  if (!status) throw new Error(`no status of ${code}`);
  const values = status.info.whitelabelVal;
  const { tokens, dark } = deriveMerchantThemeTokens(values);
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
  const { violations } = await run(selector, { runOnly: AXE_RULE_TAGS });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ target }) => target).join(' ')}`);
}
