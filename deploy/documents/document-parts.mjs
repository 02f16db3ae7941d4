/** The comment at the end of the host's head; what follows is the shell, which the asset manifest pins. */
const END_OF_HEAD = '<!--shell-->\n';

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** Returns a value as JSON that cannot end the script element that contains it. */
const toJsonBlock = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Joins the head of a host and the shell. The head cannot contain the comment: its texts are escaped. */
export const joinDocument = (head, shell) => head + END_OF_HEAD + shell;

/** Returns the shell of a document: everything after the head of its host. */
export function extractShell(document) {
  const end = document.indexOf(END_OF_HEAD);
  if (end === -1) throw new Error('The document has no head of a host');
  return document.slice(end + END_OF_HEAD.length);
}

const ENGLISH_NO_SCRIPT = 'Please switch on JavaScript.';
const NEUTRAL_PAGE = {
  tag: 'en',
  dir: 'ltr',
  title: '',
  description: '',
  image: '',
  icon: '',
  themeColor: '#f5f5f5',
};

/**
 * Renders the head of a host: what is read by programs that run no script, such as the preview of a shared link, and
 * the block of data that the page starts with. There is no `og:url`: a shared link is about its own page, not home.
 * @param block data for the page: see src/contract/bootstrap/deployment.ts
 * @param page title, description and images; those of a merchant for a host of the merchant, otherwise neutral
 * @param noScript what a browser shows that runs no scripts, in the language of the page. It is last, because the text
 * ends the head of the document in such a browser
 */
export function renderHostHead(block, page = NEUTRAL_PAGE, noScript = ENGLISH_NO_SCRIPT) {
  const { tag, dir, title, description, image, icon, themeColor } = page;
  const meta = (attribute, name, content) =>
    content === '' ? [] : [`<meta ${attribute}="${name}" content="${escapeText(content)}">`];
  return [
    '<!doctype html>',
    `<html lang="${escapeText(tag)}" dir="${dir}">`,
    '<head>',
    '<meta charset="utf-8">',
    ...(title === '' ? [] : [`<title>${escapeText(title)}</title>`]),
    ...meta('name', 'description', description),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:image', image),
    ...meta('name', 'theme-color', themeColor),
    `<link rel="icon" href="${escapeText(icon || '/m/icons/icon-192x192.png')}">`,
    `<link rel="apple-touch-icon" href="${escapeText(icon || '/m/icons/apple-touch-icon.png')}">`,
    `<script type="application/json" id="deployment">${toJsonBlock(block)}</script>`,
    `<noscript>${escapeText(noScript)}</noscript>`,
    '',
  ].join('\n');
}
