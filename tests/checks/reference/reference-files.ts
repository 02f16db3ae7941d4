import { renderCookiesPage, renderErrorsPage, renderEventsPage, renderRoutesPage, renderTextPages } from './list-pages';
import { renderPage } from './markdown';
import { createOpenApiDocument } from './openapi-document';
import { renderSettingsPage, renderStatusPage, renderSwitchesPage } from './setting-pages';

const FOLDER = 'docs/reference';

/** Returns the text of every generated file of docs/reference, by path. */
export function createReferenceFiles(): Readonly<Record<string, string>> {
  const texts = renderTextPages();
  const files: Readonly<Record<string, string>> = {
    'README.md': renderIndex(Object.keys(texts)),
    'openapi.json': `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`,
    'settings.md': renderSettingsPage(),
    'status.md': renderStatusPage(),
    'switches.md': renderSwitchesPage(),
    'events.md': renderEventsPage(),
    'cookies.md': renderCookiesPage(),
    'errors.md': renderErrorsPage(),
    'routes.md': renderRoutesPage(),
    ...texts,
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]));
}

const renderIndex = (texts: readonly string[]): string =>
  renderPage(
    'Reference',
    [
      '- [OpenAPI 3.1 document](openapi.json) of every endpoint; `npm start` shows it at `/console/api`.',
      '- [Test vectors](envelope-vectors.json) of encrypted bodies and customer-service paths.',
      '- [Settings](settings.md) of a deployment, [status](status.md) and [switches](switches.md) of a merchant.',
      '- [Error codes](errors.md), [tracking events](events.md) and [routes](routes.md).',
      '- [Storage](../storage-map.md) and [cookies](cookies.md).',
      `- Texts for members: ${texts.map((name, index) => `[part ${index + 1}](${name})`).join(', ')}.`,
      '- [What is assumed](../assumptions.md) of a platform beyond its specification.',
    ].join('\n'),
  );
