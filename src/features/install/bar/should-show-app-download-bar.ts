/** Input of the decision whether the download bar is shown (INST-5). */
export interface AppDownloadBarConditions {
  readonly isHome: boolean;
  readonly isInstalled: boolean;
  /** Whether there is a safe download link for this device. */
  readonly hasLink: boolean;
  /** Whether the bar was closed in this tab. */
  readonly isHidden: boolean;
  /** The merchant's settings of the download bar; undefined until they have loaded. */
  readonly setting: { readonly loginRequired: boolean; readonly rankLevel: number } | undefined;
  readonly hasSession: boolean;
  /** VIP level of the member; 0 for a visitor, and for a member without a level. */
  readonly rankLevel: number;
}

/** Whether the download bar is shown (INST-5). A required VIP level implies that the user must be signed in. */
export function shouldShowAppDownloadBar(input: AppDownloadBarConditions): boolean {
  const { isHome, isInstalled, hasLink, isHidden, setting, hasSession, rankLevel } = input;
  if (!isHome || isInstalled || !hasLink || isHidden || setting === undefined) return false;
  return (!setting.loginRequired || hasSession) && rankLevel >= setting.rankLevel;
}
