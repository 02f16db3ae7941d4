/*
 * The API of extensions, as deploy/extensions/fairground.d.ts describes it for those who write them (OPS-7). A test
 * compares both. What is exported here is public: a change follows semantic versioning (docs/extending.md).
 */
import { useI18n } from '../i18n/i18n';
import { getSavedCampaignParams, navigateTo } from '../navigation/navigate';
import { useSession } from '../session/session-store';

export { Button } from '../../ui/button/button';
export { Card } from '../../ui/layout/card';
export { ButtonLink } from '../navigation/button-link';
export { useExtensionTexts as useText } from './extension-texts';

/** The language of the page. */
export function useLanguage(): { readonly code: string; readonly tag: string; readonly direction: 'ltr' | 'rtl' } {
  const { code, tag, dir } = useI18n((state) => state.language);
  return { code, tag, direction: dir };
}

/** Whether a member is signed in. Nothing else about the member is handed out. */
export const useIsSignedIn = (): boolean => useSession(({ session }) => session !== undefined);

/** Opens a page of the app, or one of the extension. */
export const openPage = (path: string): void => navigateTo(path);

/** Returns a query parameter of this visit that the app or the extension keeps; undefined if there is none. */
export const getQueryParameter = (name: string): string | undefined => {
  const saved: Readonly<Record<string, string | undefined>> = getSavedCampaignParams();
  return Object.hasOwn(saved, name) ? saved[name] : undefined;
};
