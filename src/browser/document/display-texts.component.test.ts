import { afterEach, expect, test } from 'vitest';
import { getDisplayTextCheck } from '../../services/theme/display-characters';
import { watchDisplayTexts } from './display-texts';

afterEach(() => {
  watchDisplayTexts(undefined);
  document.body.replaceChildren();
});

const faceOf = (element: Element) => getComputedStyle(element).fontFamily;

function place(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.style.fontFamily = 'var(--font-display)';
  element.textContent = text;
  document.body.append(element);
  return element;
}

test('[WL-2.7] a heading of which the display font lacks a character is in the other font as a whole, also after a change', async () => {
  document.documentElement.style.setProperty('--font-display', '"Display festive"');
  const [whole, mixed] = [place('h2', '热门彩票'), place('h2', '热门赛事')];
  watchDisplayTexts(getDisplayTextCheck('festive'));
  expect(faceOf(whole)).toContain('Display festive');
  expect(faceOf(mixed)).not.toContain('Display festive');
  const later = place('h3', '最近玩过 VIP');
  await expect.poll(() => faceOf(later)).not.toContain('Display festive');
  mixed.textContent = '电子';
  await expect.poll(() => faceOf(mixed)).toContain('Display festive');
  (whole.firstChild as Text).data = '优惠';
  await expect.poll(() => faceOf(whole)).not.toContain('Display festive');
  watchDisplayTexts(undefined);
  expect(faceOf(whole)).toContain('Display festive');
  document.documentElement.style.removeProperty('--font-display');
});
