/** Texts in one language for a start that fails before the app renders (BOOT-5). */
export interface StartTexts {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly failed: string;
  /** Shown in a browser that lacks required features. */
  readonly old: string;
  readonly retry: string;
}

/**
 * Content of `/m/start-texts.json`: the texts in all languages, which only a start that fails loads, if this browser has
 * stored none. A language has the texts of the first item whose pattern matches it.
 */
export type StartTextsFile = readonly StartTextsItem[];

interface StartTextsItem extends StartTexts {
  /** Source and flags of a pattern for the platform's code, also as JSON, or for tags of the browser. */
  readonly pattern: string;
  readonly flags: string;
}
