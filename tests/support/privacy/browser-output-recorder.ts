import type { BrowserContext, Request } from '@playwright/test';
import { findPrivateKinds, type PrivateDataKind, type PrivateValue } from './find-private-data';

/** A text that leaves a page, or stays where others read it. */
interface Output {
  readonly place: string;
  readonly text: string;
  /** Kinds of values that must not be in it. */
  readonly kinds: ReadonlySet<PrivateDataKind>;
}

const SECRETS: ReadonlySet<PrivateDataKind> = new Set(['password', 'token']);
const PRIVATE: ReadonlySet<PrivateDataKind> = new Set([...SECRETS, 'phone', 'e-mail', 'name', 'account', 'contact']);

/**
 * Records what the pages of a context send to other servers, the Referer and the URL of each request, the lines of the
 * console and the URLs at the end (SESS-1, TRK-1). The URL of a document that a test opens may have a token, which the
 * page removes before anything else.
 * @param ownPort port of the server whose hosts are the merchants'
 * @returns a function that returns which of the values were recorded, as `place: kind`
 */
export function recordBrowserOutput(
  context: BrowserContext,
  ownPort: number,
): (values: readonly PrivateValue[]) => string[] {
  const outputs: Output[] = [];
  const recordRequest = (request: Request) => {
    const url = new URL(request.url());
    if (!/^(https?|wss?):$/.test(url.protocol)) return;
    const isOwn = url.port === String(ownPort);
    const name = isOwn ? url.pathname : `${url.origin}${url.pathname}`;
    const { referer } = request.headers();
    if (referer !== undefined) outputs.push({ place: `Referer of ${name}`, text: referer, kinds: SECRETS });
    if (!isOwn)
      outputs.push({ place: `foreign request ${name}`, text: `${url} ${request.postData() ?? ''}`, kinds: PRIVATE });
    else if (!request.isNavigationRequest())
      outputs.push({ place: `URL of ${name}`, text: url.search, kinds: SECRETS });
  };
  context.on('request', recordRequest);
  context.on('console', (line) => outputs.push({ place: 'console', text: line.text(), kinds: PRIVATE }));
  return (values) => {
    // The address of a foreign page is that of its request.
    const pages = context
      .pages()
      .filter((page) => page.url().startsWith('http') && new URL(page.url()).port === String(ownPort))
      .map((page): Output => ({ place: 'address of a page', text: page.url(), kinds: SECRETS }));
    const found = [...outputs, ...pages].flatMap(({ place, text, kinds }) =>
      findPrivateKinds(text, values)
        .filter((kind) => kinds.has(kind))
        .map((kind) => `${place}: ${kind}`),
    );
    return [...new Set(found)];
  };
}
