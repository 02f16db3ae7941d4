/**
 * Requests the texts of the language that the start expects together with the scripts, which would otherwise request
 * them one after the other. Its URL is in the import map, as that of every chunk.
 */
export function preloadCatalogue(): void {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '';
  const name = `services-i18n-catalogues-${window.expectedLanguage?.toLowerCase()}`;
  const url = new RegExp(`"#${name}":"([^"]+)"`).exec(map)?.[1];
  if (url === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}
