import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { applyAppMetadata } from '../../src/browser/document/app-metadata';
import { setConfiguredDocumentTitle } from '../../src/browser/document/document-root';
import { applySearchEngineMetadata } from '../../src/browser/document/search-engine-metadata';
import { parseTolerantly } from '../../src/contract/contract-deviation';
import { bannerItem } from '../../src/contract/endpoints/site/banners';
import { pageMetadata } from '../../src/contract/endpoints/site/page-metadata';
import { webAppManifest } from '../../src/contract/endpoints/site/web-app-manifest';
import { Banner } from '../../src/features/home/banners/banner';
import {
  buildWebAppManifest,
  selectValidIcons,
  toManifestIconUrl,
} from '../../src/features/install/manifest/build-web-app-manifest';
import { decideDocumentMetadata } from '../../src/features/page-metadata/decide-document-metadata';
import { toErrorMessage } from '../../src/services/errors/to-error-message';
import { resolveDisplayText } from '../../src/services/i18n/display-text';
import { createI18nextTranslator } from '../../src/services/i18n/i18next-translate';
import { ENGLISH } from '../../src/services/i18n/languages';
import { createPlainTranslator } from '../../src/services/i18n/plain-translate';
import { Message } from '../../src/ui/feedback/message';
import { buildMaliciousHtmlSnippets } from '../support/page/malicious-html-snippets';
import { expectNothingRan, FOREIGN_HOST, forgetWhatRan } from './hostile-page';
import { resetPageAndRecordNavigations } from './page-state';
import { TestProviders } from './test-providers';

const SNIPPETS = buildMaliciousHtmlSnippets(FOREIGN_HOST);
const ORIGIN = location.origin;
const CATALOGUE = { 'home.welcome': 'Welcome to {{name}}' };

/** Returns the URL in a snippet, if it is not of a foreign host: pictures and links may be of any over https. */
function urlIn(snippet: string): string {
  const [, url = ''] = /="([^"]*)"/.exec(snippet) ?? [];
  return url === '' || url.includes(FOREIGN_HOST) ? snippet : url;
}

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  forgetWhatRan();
});
afterEach(() => {
  document.body.replaceChildren();
  setConfiguredDocumentTitle('');
});

const listTags = (root: ParentNode) => [...new Set([...root.querySelectorAll('*')].map(({ localName }) => localName))];

const listHandlers = (root: ParentNode) =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc'),
  );

const listUrls = (root: ParentNode) =>
  [...root.querySelectorAll('[href], [src]')].map((element) =>
    String(element.getAttribute('href') ?? element.getAttribute('src')),
  );

test('at least 523 different snippets are tried', () => {
  expect(new Set(SNIPPETS).size).toBeGreaterThanOrEqual(523);
});

describe('[POP-5.1] hostile snippets of HTML run no script and request nothing', () => {
  test('as the message of a refusal', async () => {
    const t = createPlainTranslator(CATALOGUE, ENGLISH);
    const messages = SNIPPETS.map((message) => {
      const error = { layer: 'business', endpoint: 'login', code: 'x', message, value: undefined } as const;
      const shown = toErrorMessage(error, 'background');
      return shown === undefined ? '' : resolveDisplayText(shown.text, t);
    });
    const { container } = await render(
      messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Message key={index} tone="alert">
          {message}
        </Message>
      )),
    );
    expect(listTags(container).sort()).toEqual(['bdi', 'p']);
    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(messages);
    expect(messages.filter((message) => /[<>]/.test(message)).length).toBeGreaterThan(0);
    await expectNothingRan();
  });

  test('in every field of a banner', async () => {
    const items = SNIPPETS.flatMap((text, index) =>
      ['URL', 'P', 'G', text].flatMap((linkageType) => {
        const fields = {
          title: text,
          image: urlIn(text),
          url: urlIn(text),
          groupName: text,
          gameType: text,
          vendor: text,
        };
        const parsed = parseTolerantly(bannerItem, {
          ...fields,
          id: `${index}`,
          linkageType,
          linkage: text,
          nodeId: text,
        });
        return parsed.ok ? [{ key: `${index} ${linkageType}`, item: parsed.value }] : [];
      }),
    );
    expect(items).toHaveLength(4 * SNIPPETS.length);
    const { container } = await render(
      <TestProviders>
        {items.map(({ key, item }) => (
          <Banner key={key} item={item} isFirst={false} />
        ))}
      </TestProviders>,
    );
    expect(listTags(container).filter((tag) => !['a', 'div', 'img', 'p', 'span'].includes(tag))).toEqual([]);
    expect(listHandlers(container)).toEqual([]);
    expect(listUrls(container).filter((url) => !/^(\/|https:\/\/|data:image\/)/.test(url))).toEqual([]);
    expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(
      items.map(({ item }) => item.title),
    );
    await expectNothingRan();
  });

  test('in every field of the manifest', async () => {
    for (const text of SNIPPETS) {
      const icons = [{ src: `${urlIn(text)}.png`, sizes: '192x192', purpose: text }];
      const screenshots = [{ src: `${urlIn(text)}.png`, sizes: '720x1280', label: text }];
      const template = parseTolerantly(webAppManifest.response, {
        title: text,
        icons,
        apple_touch_icon: `${urlIn(text)}.png`,
        screenshots,
      });
      if (!template.ok) throw new Error(text);
      const hosts = { origin: ORIGIN };
      const manifest = buildWebAppManifest(template.value, selectValidIcons(template.value.icons, hosts), {
        hosts,
        language: 'en',
        direction: 'ltr',
        description: text,
        themeColor: '#fff',
        backgroundColor: '#fff',
        shortcuts: [],
      });
      const urls = [manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)];
      expect([...urls, ...manifest.screenshots.map(({ src }) => src)].filter((url) => !url.startsWith(ORIGIN))).toEqual(
        [],
      );
      applyAppMetadata({ manifest, name: text, touchIcon: toManifestIconUrl(template.value.apple_touch_icon, hosts) });
      expect(listUrls(document.head).filter((url) => /^\W*(javascript|data|vbscript|filesystem):/i.test(url))).toEqual(
        [],
      );
      expect(document.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]')?.content).toBe(text);
    }
    expect(
      listTags(document.head).filter((tag) => !['link', 'meta', 'script', 'style', 'title'].includes(tag)),
    ).toEqual([]);
    await expectNothingRan();
  });

  test('in the metadata of a page for search engines', async () => {
    const scripts = document.querySelectorAll('script').length;
    for (const text of SNIPPETS) {
      const entry = { path: '/m/home', title: text, keywords: text, description: text, canonical: urlIn(text) };
      const table = parseTolerantly(pageMetadata.response, { pages: [entry], indexedDomains: [text] });
      if (!table.ok) throw new Error(text);
      const { title, ...metadata } = decideDocumentMetadata(table.value.pages, '/m/home', ORIGIN);
      setConfiguredDocumentTitle(title);
      applySearchEngineMetadata({ ...metadata, robots: '' });
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      expect(canonical === null || canonical.href.startsWith(ORIGIN) || canonical.href.startsWith('https:')).toBe(true);
    }
    expect(document.querySelectorAll('script')).toHaveLength(scripts);
    expect(listHandlers(document.head)).toEqual([]);
    await expectNothingRan();
  });

  test.each([
    ['with all formats', createI18nextTranslator(ENGLISH, CATALOGUE)],
    ['before these have loaded', createPlainTranslator(CATALOGUE, ENGLISH)],
  ])('as the value in a translated text, %s', async (_, t) => {
    const texts = SNIPPETS.map((name) => t('home.welcome', { name }));
    const { container } = await render(
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      texts.map((text, index) => <p key={index}>{text}</p>),
    );
    expect(listTags(container)).toEqual(['p']);
    const shown = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    // Names are isolated from the direction of the text around them.
    expect(shown.map((text) => text?.replace(/[\u2066-\u2069]/g, ''))).toEqual(
      SNIPPETS.map((name) => `Welcome to ${name}`),
    );
    await expectNothingRan();
  });
});
