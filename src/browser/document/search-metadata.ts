/** Metadata for search engines; an empty text removes its element. */
interface SearchMetadata {
  readonly keywords: string;
  readonly description: string;
  /** Absolute URL. */
  readonly canonical: string;
  readonly robots: '' | 'noindex';
}

/** Writes the metadata for search engines into the document's head. */
export function applySearchMetadata({ canonical, ...meta }: SearchMetadata): void {
  for (const [name, content] of Object.entries(meta)) {
    const element = headElement('meta', `meta[name="${name}"]`, content !== '');
    if (element) Object.assign(element, { name, content });
  }
  const link = headElement('link', 'link[rel="canonical"]', canonical !== '');
  if (link) Object.assign(link, { rel: 'canonical', href: canonical });
}

/**
 * Returns the element of the document's head that matches a selector, creating it if needed. If it is not wanted,
 * removes it and returns undefined.
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
