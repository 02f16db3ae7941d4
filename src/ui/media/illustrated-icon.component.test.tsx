import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from '../feedback/empty-state';
import { FullScreenMessage } from '../layout/full-screen-message';
import '../styles/tokens.css';

const ART = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
const root = document.documentElement;
const setArt = (url: string) => {
  for (const name of ['empty', 'welcome'])
    root.style.setProperty(`--illustration-${name}`, `url(${JSON.stringify(url)})`);
};
afterEach(() => {
  for (const name of ['empty', 'welcome']) root.style.removeProperty(`--illustration-${name}`);
  root.dir = 'ltr';
});

const SURFACES = {
  'full-screen message': (
    <FullScreenMessage brand={null} icon="warning" title="Title" actions={null}>
      <p>Text</p>
    </FullScreenMessage>
  ),
  'empty state': (
    <EmptyState icon="warning" title="Title">
      Text
    </EmptyState>
  ),
};

/** Returns how far the middle of the icon is from the middle of the title (px), and the background of its box. */
function measure() {
  const icon = document.querySelector('svg');
  const title = document.querySelector('h1, h2');
  const box = icon?.parentElement;
  if (!icon || !title || !box) throw new Error('not rendered');
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const art = getComputedStyle(box).backgroundImage;
  return { offset: Math.round(middle(icon) - middle(title)), hasArt: art !== 'none', height: box.clientHeight };
}

describe.each(Object.entries(SURFACES))('[WL-2.4] icon of the %s', (_, surface) => {
  test.each([
    ['the merchant has no illustration', undefined],
    ['the illustration cannot be loaded', '/no-art.svg'],
    // The server accepts the request and does not respond.
    ['the illustration never arrives', 'http://10.255.255.1/art.svg'],
  ])('the icon is in the middle if %s', async (_case, url) => {
    if (url !== undefined) setArt(url);
    for (const dir of ['ltr', 'rtl']) {
      root.dir = dir;
      const screen = await render(surface);
      await expect.element(screen.getByRole('heading')).toBeVisible();
      await expect.poll(measure).toMatchObject({ offset: 0, hasArt: false });
      await screen.unmount();
    }
  });

  test('the icon is a badge in the end corner of the illustration once that is loaded, and nothing below it moves', async () => {
    const alone = await render(surface);
    const { height } = measure();
    await alone.unmount();
    setArt(ART);
    for (const [dir, sign] of [
      ['ltr', 1],
      ['rtl', -1],
    ] as const) {
      root.dir = dir;
      const screen = await render(surface);
      await expect.poll(() => measure().hasArt).toBe(true);
      expect(Math.sign(measure().offset)).toBe(sign);
      expect(measure().height).toBe(height);
      await screen.unmount();
    }
  });
});
