import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ILLUSTRATION_NAMES, type IllustrationName } from '../../contract/merchant/illustration-names';
import { EmptyState } from '../feedback/empty-state';
import { Success } from '../feedback/success';
import { FullScreenMessage } from '../layout/full-screen-message';
import { IllustratedIcon } from './illustrated-icon';
import '../styles/tokens.css';

// The file's name becomes the fragment of the URL.
const ART = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}#`;
const root = document.documentElement;
const setArt = (prefix: string) => root.style.setProperty('--illustrations', `url(${JSON.stringify(prefix)})`);
afterEach(() => {
  root.style.removeProperty('--illustrations');
  root.dir = 'ltr';
});

/** Returns the files below a prefix that were asked for, in this order. */
const requestsTo = (prefix: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));

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
  success: <Success title="Title" action={null} />,
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

describe.each(Object.entries(SURFACES))('[WL-2.4] icon of the %s', (name, surface) => {
  test.each([
    ['the merchant has no illustration', undefined],
    ['the illustration cannot be loaded', '/no-art/'],
    // The server accepts the request and does not respond.
    ['the illustration never arrives', 'http://10.255.255.1/art/'],
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

  test('the illustration takes the place of the icon once that is loaded, and nothing below it moves', async () => {
    const alone = await render(surface);
    const { height } = measure();
    await alone.unmount();
    setArt(ART);
    await render(surface);
    await expect.poll(() => document.querySelector('[data-illustrated]')?.clientHeight).toBe(height);
    // What has succeeded keeps its check.
    expect(document.querySelectorAll('[data-illustrated] > svg')).toHaveLength(name === 'success' ? 1 : 0);
  });
});

describe('[WL-2.4] the illustration of a situation', () => {
  const readArt = () => {
    const box = document.querySelector('span:has(> svg), [data-illustrated]');
    return box === null ? '' : getComputedStyle(box).backgroundImage.replace(location.origin, '');
  };

  test.each(['FAIR', 'KOPI', 'SOL'])('%s has one for every name, which the app asks for by this name', async (code) => {
    setArt(`/cdn/${code}/art/`);
    for (const name of ILLUSTRATION_NAMES) {
      const screen = await render(<IllustratedIcon icon="warning" illustration={name} />);
      await expect.poll(readArt).toBe(`url("/cdn/${code}/art/${name}.svg")`);
      await screen.unmount();
    }
  });

  test('is that of missing content if the merchant has none for the situation, and the icon without that', async () => {
    setArt('/cdn/FAIR/art/');
    // A situation that this version of the merchant's files does not know yet.
    const unknown = 'winter' as IllustrationName;
    const screen = await render(<IllustratedIcon icon="warning" illustration={unknown} />);
    await expect.poll(readArt).toBe('url("/cdn/FAIR/art/empty.svg")');
    await screen.unmount();
    // The browser lists no more requests once it has 250.
    performance.clearResourceTimings();
    setArt('/cdn/NOBODY/art/');
    await render(<IllustratedIcon icon="warning" illustration={unknown} />);
    await expect.poll(() => requestsTo('/cdn/NOBODY/art/')).toEqual(['winter.svg', 'empty.svg']);
    expect(readArt()).toBe('none');
  });

  test.each([
    ['ltr', 1],
    ['rtl', -1],
  ])('has the icon as a badge in its end corner if it is that of missing content: %s', async (dir, sign) => {
    setArt('/cdn/FAIR/art/');
    root.dir = dir;
    await render(
      <EmptyState icon="warning" illustration={'winter' as IllustrationName} title="Title">
        Text
      </EmptyState>,
    );
    await expect.poll(readArt).toBe('url("/cdn/FAIR/art/empty.svg")');
    expect(Math.sign(measure().offset)).toBe(sign);
  });

  test('changes with the situation', async () => {
    setArt('/cdn/SOL/art/');
    const screen = await render(<IllustratedIcon icon="chat" illustration="chat" />);
    await expect.poll(readArt).toBe('url("/cdn/SOL/art/chat.svg")');
    await screen.rerender(<IllustratedIcon icon="warning" illustration="failed" />);
    await expect.poll(readArt).toBe('url("/cdn/SOL/art/failed.svg")');
  });
});
