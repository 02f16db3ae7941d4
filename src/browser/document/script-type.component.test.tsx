import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import hindi from '../../services/i18n/catalogues/hi.json';
import korean from '../../services/i18n/catalogues/ko.json';
import burmese from '../../services/i18n/catalogues/my.json';
import { TitledScreen } from '../../ui/layout/titled-screen';
import { setDocumentLanguage } from './document-root';
import '../../ui/styles/tokens.css';

const root = document.documentElement;
afterEach(() => {
  setDocumentLanguage({ tag: 'en', dir: 'ltr' });
});

const renderHeading = async (heading: string) => {
  const screen = await render(
    <TitledScreen title="x">
      <h2>{heading}</h2>
    </TitledScreen>,
  );
  return screen.getByRole('heading', { level: 2 }).element() as HTMLElement;
};

test.each([
  ['my', burmese['home.join'], 1.4],
  ['hi', hindi['home.join'], 1.4],
  ['en', 'Join', 1.35],
])(
  '[I18N-2.5] a heading in the language %s has lines of at least the height of its script',
  async (lang, text, height) => {
    root.lang = lang;
    const { lineHeight, fontSize } = getComputedStyle(await renderHeading(text));
    expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(height, 2);
  },
);

test.each([
  ['my', 1.65],
  ['th', 1.5],
])('[I18N-2.5] a long text in the language %s has lines of at least the height of its script', (lang, height) => {
  setDocumentLanguage({ tag: lang, dir: 'ltr' });
  const { lineHeight, fontSize } = getComputedStyle(root);
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(height, 2);
});

/** Returns the words of a text that are on more than one line. */
function findBrokenWords(element: HTMLElement): string[] {
  const node = element.firstChild as Text;
  return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
}

test('[I18N-2.5] Korean breaks between words, and a word that is wider than its box breaks inside it', async () => {
  setDocumentLanguage({ tag: 'ko', dir: 'ltr' });
  const heading = await renderHeading(korean['refused.turnover']);
  for (const width of [120, 150, 180, 210]) {
    heading.style.inlineSize = `${width}px`;
    expect(findBrokenWords(heading)).toEqual([]);
  }
  heading.textContent = '가'.repeat(40);
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
});
