// A chunk of the page in the import map of index.html, for scripts outside of its bundle.
declare module '#first-visit';
declare module '#merchant-theme-tokens';
