import type { StartTextsFile } from '../../src/contract/bootstrap/start-texts';
import { listTagPatterns } from '../../src/contract/language-codes';
import { LANGUAGES } from '../../src/services/i18n/languages';

type Catalogue = Readonly<Record<string, string>>;

/** Texts in one language that a deployment shows without the app: the web server in its errors, and its documents. */
export interface ServerTexts {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** 429. */
  readonly busy: string;
  /** 500, 502, 503 and 504. */
  readonly down: string;
  readonly retry: string;
  /** In a document whose scripts the browser does not run. */
  readonly noScript: string;
}

/**
 * Returns the texts of the catalogues that are shown where the app cannot run (I18N-1): `file` for the start guard, and
 * `server` for the web server and the documents.
 * @param catalogues by the platform's codes in lower case
 */
export function createStartTexts(catalogues: Readonly<Record<string, Catalogue>>) {
  const languages = [...LANGUAGES.values()].flatMap(({ code, tag: lang, dir }) => {
    const texts = catalogues[code.toLowerCase()];
    const retry = texts?.['action.retry'];
    return texts && retry ? [{ code, texts, shared: { lang, dir, retry } }] : [];
  });
  const start = languages.map(({ code, texts, shared }) => ({
    code,
    item: { ...shared, failed: texts['start.guard.failed'] ?? '', old: texts['start.guard.old'] ?? '' },
  }));
  const file: StartTextsFile = [
    ...start.map(({ code, item }) => ({ ...item, pattern: `^"?${code}"?$`, flags: '' })),
    ...listTagPatterns().flatMap(([pattern, code]) =>
      start.filter((one) => one.code === code).map(({ item }) => ({ ...item, pattern, flags: 'i' })),
    ),
  ];
  const server = languages.map(
    ({ texts, shared }): ServerTexts => ({
      ...shared,
      busy: texts['start.guard.busy'] ?? '',
      down: texts['start.guard.down'] ?? '',
      noScript: texts['start.guard.script'] ?? '',
    }),
  );
  return { file, server };
}
