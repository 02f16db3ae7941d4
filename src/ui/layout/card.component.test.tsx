import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyThemeToDocument } from '../../browser/document/document-root';
import { deriveColorTokens } from '../../services/theme/derive-color-tokens';
import { Card } from './card';
import '../styles/tokens.css';

afterEach(() => document.documentElement.removeAttribute('style'));

/** Returns a CSS colour as the browser serializes it. */
function toComputedColor(color: string): string {
  const element = document.createElement('i');
  element.style.color = color;
  return element.style.color;
}

test.each([
  // scheme   accent     background
  ['light', '#5b3df5', '#f5f5fa'],
  ['dark', '#e8a33d', '#14100c'],
])(
  '[WL-2.2] the focus outline of a button in a feature card has the text color of the card (%s scheme)',
  async (_scheme, accent, background) => {
    const tokens = deriveColorTokens({ accent, background });
    applyThemeToDocument({ merchant: 'FAIR', name: 'Fair', logo: '', lang: 'en', dir: 'ltr', tokens });
    const screen = await render(
      <Card tone="feature">
        <button type="button">Hide</button>
      </Card>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button');
    await expect.element(button).toHaveFocus();
    const { outlineStyle, outlineColor } = getComputedStyle(button.element());
    expect([outlineStyle, outlineColor]).toEqual(['solid', toComputedColor(tokens['--on-feature'] ?? '')]);
  },
);
