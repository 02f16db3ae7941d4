/** Metadata for search engines. A field that is an empty string removes its element. */
interface SearchMetadata {
  readonly keywords: string;
  readonly description: string;
  /** Canonical URL of the page, absolute. */
  readonly canonical: string;
  readonly robots: '' | 'noindex';
}

/** Writes the metadata for search engines into the document's head. */
export function applySearchEngineMetadata({ canonical, ...meta }: SearchMetadata): void {
  for (const [name, content] of Object.entries(meta)) {
    const element = headElement('meta', `meta[name="${name}"]`, content !== '');
    if (element) Object.assign(element, { name, content });
  }
  const link = headElement('link', 'link[rel="canonical"]', canonical !== '');
  if (link) Object.assign(link, { rel: 'canonical', href: canonical });
}

/**
 * Returns the element of the document's head that matches a selector, and creates it if it is missing. If `isWanted` is
 * false, removes the element and returns undefined.
 */
function headElement<Tag extends 'meta' | 'link'>(tag: Tag, selector: string, isWanted: boolean) {
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(selector);
  if (!isWanted) {
    found?.remove();
    return undefined;
  }
  const element = found ?? document.createElement(tag);
  if (!found) document.head.append(element);
  return element;
}
