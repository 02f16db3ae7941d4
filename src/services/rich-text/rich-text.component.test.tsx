import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectNothingRan, FOREIGN_HOST, forgetWhatRan } from '../../../tests/components/hostile-page';
import { buildMaliciousHtmlSnippets } from '../../../tests/support/page/malicious-html-snippets';
import RichText from './rich-text';

beforeEach(forgetWhatRan);
afterEach(() => document.body.replaceChildren());

test('[POP-5.1] hostile snippets of HTML run no script, send no request to another host and add no element outside the text', async () => {
  const snippets = buildMaliciousHtmlSnippets(FOREIGN_HOST);
  expect(new Set(snippets).size).toBeGreaterThanOrEqual(523);
  await render(<RichText html="" />).then(({ unmount }) => unmount()); // adds the style sheet
  const outside = document.documentElement.querySelectorAll('*').length;
  const problems: string[] = [];
  for (const snippet of snippets) {
    const { container, unmount } = await render(<RichText html={`<p>before</p>${snippet}<p>after</p>`} />);
    const forbidden = container.querySelector(
      'script, style, link, meta, base, form, input, button, textarea, select, iframe, frame, object, embed, svg, math, video, audio, source, template, dialog, [style], [id], [name], [class]:not(div:first-child), [srcset], [target]:not([rel="noopener noreferrer"]), [href^="javascript" i], [href^="data" i], [href^="http:" i]',
    );
    if (forbidden) problems.push(`${snippet} → ${forbidden.outerHTML}`);
    const handlers = [...container.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    if (handlers.length > 0) problems.push(`${snippet} → ${handlers.join()}`);
    await unmount();
    container.remove();
  }
  expect(problems).toEqual([]);
  await expectNothingRan();
  expect(document.documentElement.querySelectorAll('*').length).toBe(outside);
});

test('[POP-5] a megabyte of HTML is truncated, and its container has CSS layout and paint containment', async () => {
  const { container } = await render(<RichText html={`${'<div>'.repeat(100_000)}${'text '.repeat(100_000)}`} />);
  const [box] = container.children;
  expect(box?.textContent?.length ?? 0).toBeLessThan(100_000);
  expect(getComputedStyle(box ?? document.body).contain).toBe('layout paint');
});

test('[POP-5] a pasted picture of a rich text is shown, and so is the text after it', async () => {
  const picture = `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC${'AAAA'.repeat(60_000)}`;
  const { container } = await render(<RichText html={`<p>before</p><img alt="a" src="${picture}"><p>after</p>`} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(picture);
  expect(container.textContent).toBe('beforeafter');
});

test('[POP-5] a rich text that is cut ends with an ellipsis', async () => {
  const { container } = await render(<RichText html={`<p>${'word '.repeat(30_000)}</p><p>end</p>`} />);
  expect(container.textContent).toMatch(/word w…$/);
  expect(container.textContent?.length).toBeLessThan(100_001);
});

test('[POP-5] the formatting, lists, tables, links and images of this site in a rich text are kept', async () => {
  const { container } = await render(
    <RichText html='<p>A <b>bold</b> <a href="https://partner.example/a">link</a></p><ul><li>1</li></ul><table><tr><td colspan="2">x</td></tr></table><img src="/cdn/FAIR/icon.svg" alt="icon">' />,
  );
  expect(container.querySelector('a')?.outerHTML).toBe(
    '<a href="https://partner.example/a" target="_blank" rel="noopener noreferrer">link</a>',
  );
  expect(container.querySelectorAll('b, li, td[colspan], img[alt="icon"]')).toHaveLength(4);
});
