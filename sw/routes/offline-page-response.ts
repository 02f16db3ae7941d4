import { type OfflinePageTexts, readOfflinePageTexts } from '../../src/base/push/push-store';
import { ENGLISH_OFFLINE_TEXTS } from '../runtime/service-worker-texts';
import { withTimeLimit } from '../runtime/time-limits';

function renderHtml({ lang, dir, title, text, retry }: OfflinePageTexts): string {
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main>
</html>
`;
}

/**
 * Resolves with the self-contained page that is served if there is neither a stored version nor a network, in the
 * language of the last visit (OFF-2). The texts are the app's own, and no script can run in the page.
 */
export async function createOfflinePageResponse(): Promise<Response> {
  const read = await withTimeLimit(readOfflinePageTexts());
  const texts = read.ok && read.value.ok ? read.value.value : undefined;
  return new Response(renderHtml(texts ?? ENGLISH_OFFLINE_TEXTS), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
