import { describe, expect, test } from 'vitest';
import { type HtmlUrlRules, sanitizeHtml } from './sanitize-html';

const PICTURES = ['data:image/gif;base64,R0lGODlhAQAB', 'data:image/png;base64,iVBORw0KGgo='] as const;

/** Returns the sanitized HTML as text, and what the rules were asked about. They allow every URL unless given. */
function sanitize(html: string, rules: Partial<HtmlUrlRules> = {}) {
  const asked: string[] = [];
  const fragment = sanitizeHtml(html, {
    allowImage: (source) => {
      asked.push(`image ${source}`);
      return rules.allowImage ? rules.allowImage(source) : source;
    },
    allowLink: (target) => {
      asked.push(`link ${target}`);
      return rules.allowLink ? rules.allowLink(target) : target;
    },
  });
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.append(fragment);
  return { html: box.innerHTML, asked };
}

describe('[POP-5.1] sanitized HTML', () => {
  test.each([
    ['a link to a page', '<a href="/m/home">a</a>', '<a href="/m/home">a</a>'],
    [
      'a link to another site',
      '<a href="https://partner.example/">a</a>',
      '<a href="https://partner.example/" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['a link with a target', '<a href="/m/home" target="_top" rel="opener">a</a>', '<a href="/m/home">a</a>'],
    ['a target of what is no link', '<p href="/m/home">a</p>', '<p>a</p>'],
    ['a picture without a text', '<img src="/a.png">', '<img src="/a.png" decoding="async" alt="">'],
    ['a picture with a text', '<img src="/a.png" alt="b">', '<img src="/a.png" alt="b" decoding="async">'],
    ['a picture without a source', '<img alt="b">', '<img alt="b" decoding="async">'],
    ['a source of what is no picture', '<p>a</p><p src="/a.png">b</p>', '<p>a</p>'],
    ['attributes of another purpose', '<p data-x="1" aria-label="b" id="c" class="d" style="e:f">a</p>', '<p>a</p>'],
    ['attributes of the text', '<p dir="rtl" lang="ar">a</p>', '<p dir="rtl" lang="ar">a</p>'],
    ['cells', '<table><tbody><tr><td colspan="2" rowspan="3">a</td></tr></tbody></table>', undefined],
  ])('of %s, only the attributes stay that a text may have', (_, html, expected = html) => {
    expect(sanitize(html).html).toBe(expected);
  });

  test.each(['script', 'style', 'iframe', 'object', 'embed', 'form', 'svg', 'math', 'video', 'base', 'link', 'meta'])(
    'the element %s is removed',
    (tag) => {
      const { html } = sanitize(`<p>a</p><${tag} src="/x" href="/x"></${tag}><p>b</p>`);
      expect(html).not.toContain(`<${tag}`);
      expect(html).toContain('<p>a</p>');
    },
  );

  test('the URLs that the rules return are used, and what they refuse is removed; the text of a link stays', () => {
    const html = '<a href="/x">a</a><img src="/x" alt=""><a href="/no">b</a><img src="/no" alt="c">';
    const decide = (url: string) => (url === '/no' ? undefined : '/m/home');
    expect(sanitize(html, { allowImage: decide, allowLink: decide }).html).toBe(
      '<a href="/m/home">a</a><img src="/m/home" alt="" decoding="async"><a>b</a>',
    );
  });

  test('the rules are asked about each picture and each link as it is written, and about nothing else', () => {
    const pasted = PICTURES.map((source) => `<img src="${source}">`).join('');
    const { asked, html } = sanitize(`${pasted}<img src="/data:,1"><a href="/m/home">a</a><p src="/b" href="/c">d</p>`);
    expect(asked).toEqual([...PICTURES.map((source) => `image ${source}`), 'image /data:,1', 'link /m/home']);
    for (const source of PICTURES) expect(html).toContain(`<img src="${source}"`);
  });

  test('the nodes are inert until they are inserted, so that no picture loads before', () => {
    const rules: HtmlUrlRules = { allowImage: (source) => source, allowLink: (target) => target };
    const fragment = sanitizeHtml('<img src="/a.png">', rules);
    expect(fragment.querySelector('img')?.ownerDocument.defaultView).toBeNull();
  });
});
