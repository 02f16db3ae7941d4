import { pickServiceWorkerTexts } from '../runtime/service-worker-texts';

function renderHtml(language: string): string {
  const { lang, offline } = pickServiceWorkerTexts(language);
  const { title, text, retry } = offline;
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main>
</html>
`;
}

/** Returns the self-contained page that is served if there is neither a stored version nor a network. */
export function createOfflinePageResponse(): Response {
  return new Response(renderHtml(navigator.language), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
