/** Storage names of popups and prompts, which are loaded once home is idle; see storage-keys.ts. */

/**
 * sessionStorage key prefix: 0 if a banner popup was closed, or its image was saved, in this tab (BAN-1); one key per
 * merchant and banner group.
 */
export const BANNER_POPUP_CLOSED_PREFIX = 'MC_BANNER_POPUP:';
/** sessionStorage: 0 if the user closed the upgrade prompt of the native app in this tab (INST-7). */
export const UPGRADE_DIALOG_CLOSED_KEY = 'MC_UPGRADE_CLOSED';
/** sessionStorage: 1 if the install banner was closed in this tab (INST-2). */
export const INSTALL_BANNER_CLOSED_KEY = 'MC_INSTALL_BANNER_CLOSED';
/** sessionStorage: 1 if an install prompt was closed in this tab (ENG-2). */
export const INSTALL_PROMPT_CLOSED_KEY = 'MC_INSTALL_PROMPT_CLOSED';
/** sessionStorage: 1 if the download bar was closed in this tab (INST-5). */
export const APP_DOWNLOAD_BAR_CLOSED_KEY = 'hideDownloadBar';
