import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LazyImage } from './lazy-image';
import { Picture } from './picture';

const MISSING = '/cdn/nothing.svg';
const IMAGE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

test('[WL-2.8] a picture that cannot be loaded leaves its fallback, without its frame, until it has another URL', async () => {
  const picture = (src: string) => (
    <Picture src={src} alt="" fallback={<b>none</b>} frame={(image) => <i>{image}</i>} />
  );
  const screen = await render(picture(MISSING));
  await expect.poll(() => screen.container.innerHTML).toBe('<b>none</b>');
  await screen.rerender(picture(IMAGE));
  await expect.poll(() => screen.container.querySelector('i > img')).not.toBeNull();
  await screen.rerender(picture(''));
  expect(screen.container.innerHTML).toBe('<b>none</b>');
});

test('[WL-2.8] a lazy image that cannot be loaded shows no broken picture, and is loaded if it gets another URL', async () => {
  const image = (src: string) => <LazyImage src={src} alt="" width={9} height={9} delay={0} />;
  const screen = await render(image(MISSING));
  const source = () => screen.container.querySelector('img')?.getAttribute('src');
  await expect.poll(() => screen.container.querySelector('[data-state="broken"]')).not.toBeNull();
  expect(source()).toBeNull();
  const isShown = () => screen.container.querySelector('img')?.checkVisibility({ visibilityProperty: true });
  expect(isShown()).toBe(false);
  await screen.rerender(image(IMAGE));
  await expect.poll(source).toBe(IMAGE);
  expect(isShown()).toBe(true);
});
