// Chunks of the page in the import map of index.html, for scripts outside of its bundle.
declare module '#axios-client';
declare module '#first-visit';
declare module '#first-visit-theme' {
  export const applyThemeOfStatus: (status: unknown) => void;
}
declare module '#merchant-theme-tokens';
