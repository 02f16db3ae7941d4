import { RECOVERY_SCRIPTS } from '../link/chunk-groups.mjs';
import { collectTransitiveImportUrls } from './collect-transitive-import-urls.mjs';
import { ENGLISH_CATALOGUE_URL_PATTERN } from './translation-catalogues.mjs';

/**
 * Returns the URLs that must be stored before a version becomes active: the shell, the initial scripts, the recovery
 * chunks and their imports, and the texts of the fallback language.
 */
export function findCriticalFileUrls({ assets, webWorker }) {
  const names = ['main', 'vendor', ...RECOVERY_SCRIPTS];
  const scripts = collectTransitiveImportUrls(
    assets,
    names.map((name) => `#${name}`),
  );
  const fallbackTexts = [...assets.files.keys()].filter((url) => ENGLISH_CATALOGUE_URL_PATTERN.test(url));
  return new Set(['/m/index.html', ...fallbackTexts, ...(webWorker ? [webWorker] : []), ...scripts]);
}
