/** Returns the URL prefix of the merchant's illustrations (token `--illustrations`); undefined if there are none. */
export function readIllustrationPrefix(): string | undefined {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--illustrations');
  const [, url] = /^\s*url\((".*")\)/.exec(token) ?? [];
  return url === undefined ? undefined : (JSON.parse(url) as string);
}
