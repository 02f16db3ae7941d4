import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import tamil from '../../services/i18n/catalogues/ta.json';
import { Checkbox } from '../form/checkbox';
import { TitledScreen } from './titled-screen';
import '../styles/tokens.css';

/** Returns the box of the text of an element, without its padding. */
function measureText(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Least distance of a title to the edges of its bar, and of a label to what is above it (CSS px). */
const [TITLE_DISTANCE_PX, LABEL_DISTANCE_PX] = [8, 16];

test('[I18N-2.8] a title of two lines keeps clear of the edges of its bar', async () => {
  const screen = await render(
    <div style={{ inlineSize: 320 }}>
      <TitledScreen title={tamil['page.limits.title']}>x</TitledScreen>
    </div>,
  );
  const title = screen.getByRole('heading', { level: 1 }).element();
  const [text, bar] = [measureText(title), title.closest('header')?.getBoundingClientRect()];
  expect(text.height).toBeGreaterThan(1.5 * Number.parseFloat(getComputedStyle(title).lineHeight));
  expect(text.top - (bar?.top ?? 0)).toBeGreaterThanOrEqual(TITLE_DISTANCE_PX);
});

test('[I18N-2.8] a checkbox whose label has two lines keeps clear of what is above it', async () => {
  const screen = await render(
    <div style={{ inlineSize: 220, display: 'flow-root' }}>
      <div data-testid="above" style={{ marginBlockEnd: LABEL_DISTANCE_PX }}>
        x
      </div>
      <Checkbox label={tamil['remember.me']} />
    </div>,
  );
  const [above, label] = [screen.getByTestId('above').element(), screen.getByText(tamil['remember.me']).element()];
  expect(measureText(label).height).toBeGreaterThan(1.5 * Number.parseFloat(getComputedStyle(label).lineHeight));
  expect(measureText(label).top - above.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(LABEL_DISTANCE_PX);
});

test('[I18N-2.8] a checkbox whose label has one line is as high as a control', async () => {
  const screen = await render(<Checkbox label="Remember me" />);
  const line = screen.getByText('Remember me').element().closest('label');
  const target = getComputedStyle(document.documentElement).getPropertyValue('--target');
  expect(`${line?.getBoundingClientRect().height}px`).toBe(target);
});
