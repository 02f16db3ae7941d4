// Chunks of the page in the import map of index.html, for scripts outside of its bundle.
declare module '#first-visit';
declare module '#services-i18n-catalogues-*' {
  const texts: import('../services/i18n/catalogue').Catalogue;
  export default texts;
}
