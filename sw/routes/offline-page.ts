const DOCUMENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No connection</title>
<main><h1>No connection</h1><p>This page needs the network once. Please try again.</p><p><a href="">Retry</a></p></main>
</html>
`;

/** What a visitor sees when there is neither a version in the store nor a network. It needs nothing but itself. */
export function offlinePage(): Response {
  return new Response(DOCUMENT, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
