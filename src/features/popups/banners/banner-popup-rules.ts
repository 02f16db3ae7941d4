/** Input of the decision whether a banner popup is due. Times are in milliseconds. */
export interface BannerPopupInput {
  /** URL of the banner's image; empty if the banner has no image. */
  readonly image: string;
  /**
   * File name (see parseImageFileName()) of the last image that the user has saved on this device, or whose popup the
   * user has closed; undefined if there is no such image.
   */
  readonly closedImage: string | undefined;
  /** Whether this banner popup was closed or its image saved in this tab (the flag in sessionStorage is 0). */
  readonly isClosedInTab: boolean;
  /** Whether the page runs in the merchant's native app or as an installed web app. */
  readonly isApp: boolean;
  /** Time since home has settled (see usePageSettledStore); the popup opens once this is at least `waitMs`. */
  readonly settledForMs: number;
  readonly waitMs: number;
}

/** Returns the file name of an image URL, without path and query; it identifies a closed banner (BAN-1). */
export function parseImageFileName(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns why a banner popup is not due; undefined if it is due (BAN-1). */
export function findBannerPopupSuppressionReason(input: BannerPopupInput): string | undefined {
  const { image, closedImage, isClosedInTab, isApp, settledForMs, waitMs } = input;
  if (isApp) return 'not in an app';
  if (image === '') return 'no image';
  if (isClosedInTab) return 'closed in this tab';
  if (parseImageFileName(image) === closedImage) return 'closed on this device';
  return settledForMs < waitMs ? 'waits on home' : undefined;
}
